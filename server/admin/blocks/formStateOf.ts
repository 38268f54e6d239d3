import type { FormState } from 'payload';
import { isRecord } from '../../isRecord.ts';

/** Turns values into the state of a form, each under `path` plus its own name, including list rows and group fields. */
export function formStateOf(path: string, values: Record<string, unknown>): FormState {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => entriesOf(`${path}${name}`, value)));
}

function entriesOf(path: string, value: unknown): [string, FormState[string]][] {
  if (isRows(value)) {
    const rows = value.map((row) => ({ id: newId(), row }));
    const ids = rows.map(({ id }) => ({ id }));
    const list = { value: rows.length, initialValue: rows.length, rows: ids, disableFormData: true, valid: true };
    return [
      [path, list],
      ...rows.flatMap(({ id, row }, index) => Object.entries(formStateOf(`${path}.${index}.`, { id, ...row }))),
    ];
  }
  if (isRecord(value)) return Object.entries(formStateOf(`${path}.`, value));
  return [[path, { value, initialValue: value, valid: true, passesCondition: true }]];
}

function isRows(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

/** Returns a new id in Payload's format for rows: 24 hexadecimal digits. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
