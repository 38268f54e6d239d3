import { createHash } from 'node:crypto';
import type { ColumnValue, Json } from './columns.ts';

const range = 1n << 256n;

/** Counts rows and sums their hashes: two digests are equal for the same rows in any order, and for no others. */
export class RowsDigest {
  rows = 0;
  #sum = 0n;

  add(values: readonly ColumnValue[]): void {
    const texts = values.map((value) => (isJson(value) ? [JSON.stringify(value.json, sortKeys)] : value));
    const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % range;
    this.rows += 1;
  }

  equals(other: RowsDigest): boolean {
    return this.rows === other.rows && this.#sum === other.#sum;
  }
}

function isJson(value: ColumnValue): value is Json {
  return typeof value === 'object' && value !== null;
}

/** PostgreSQL stores keys of JSON in its own order. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
