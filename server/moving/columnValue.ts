/** A value that does not fit its column; its message follows "holds". */
export class UnfitValue extends Error {
  override name = 'UnfitValue';
}

/** An ISO time with its zone, or a day; SQLite stores them as they were given. */
const isoTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/**
 * Converts a value of SQLite to what JSON says of its column in PostgreSQL: JSON by its value, everything else as text.
 * Throws {@link UnfitValue}: no value is guessed.
 * PostgreSQL stores no null bytes and no invalid Unicode; visitors cannot send them, but imports and programs may have
 * written them. They are removed, just as the host removes them from visitors' input.
 */
export function fromSqlite({ choices, type }: Column, value: SqliteValue, onTakenOut: () => void): unknown {
  if (value === null) return null;
  switch (type) {
    case 'int4':
    case 'int8':
      if (typeof value === 'bigint') return String(value);
      break;
    case 'numeric':
      if (typeof value === 'bigint' || typeof value === 'number') return String(value);
      break;
    case 'bool':
      if (value === 0n || value === 1n) return value === 1n ? 'true' : 'false';
      break;
    case 'timestamptz':
      if (typeof value === 'string' && isoTime.test(value) && !Number.isNaN(Date.parse(value)))
        return new Date(value).toISOString();
      break;
    case 'varchar':
    case 'text':
      if (typeof value === 'string') return storable(value, onTakenOut);
      break;
    case 'enum':
      if (typeof value === 'string' && choices.includes(value)) return value;
      throw new UnfitValue(`${shown(value)}, which is none of ${choices.join(', ')}`);
    case 'jsonb':
      if (typeof value === 'string') return jsonOf(value, onTakenOut);
      break;
    default:
      throw new UnfitValue(`the type ${type}, which is not known here`);
  }
  throw new UnfitValue(`${shown(value)}, which is not of the type ${type}`);
}

function storable(text: string, onTakenOut: () => void): string {
  const kept = text.replaceAll('\0', '').toWellFormed();
  if (kept !== text) onTakenOut();
  return kept;
}

function jsonOf(text: string, onTakenOut: () => void): unknown {
  // What must be removed can only occur as an escape.
  return text.includes('\\u') ? storableParts(parsed(text), onTakenOut) : parsed(text);
}

function storableParts(value: unknown, onTakenOut: () => void): unknown {
  if (typeof value === 'string') return storable(value, onTakenOut);
  if (Array.isArray(value)) return value.map((one) => storableParts(one, onTakenOut));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, one]) => [storable(key, onTakenOut), storableParts(one, onTakenOut)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnfitValue(`${shown(text)}, which is not JSON`);
  }
}

function shown(value: SqliteValue): string {
  return value instanceof Uint8Array ? 'bytes' : `“${String(value).slice(0, 60)}”`;
}

/** A column as the PostgreSQL catalogue describes it. */
export interface Column {
  name: string;
  /** Its name in pg_type, such as `int4`; `enum` for every enumeration. */
  type: string;
  /** The values of an `enum`; empty for all other types. */
  choices: readonly string[];
  /** The quoted name of the sequence for its ids, where it has one. */
  sequence: string | undefined;
}

export interface Table {
  name: string;
  columns: readonly Column[];
}

/** A value as SQLite returns it, with integers as bigints so that none loses digits. */
export type SqliteValue = null | bigint | number | string | Uint8Array;
