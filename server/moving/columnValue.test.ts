import { describe, expect, test } from 'vitest';
import { type Column, fromSqlite, type SqliteValue } from './columnValue.ts';

const column = (type: string, choices: string[] = []): Column => ({ name: 'it', type, choices, sequence: undefined });
const read = (type: string, value: SqliteValue, onTakenOut = () => {}) =>
  fromSqlite(column(type, ['draft', 'published']), value, onTakenOut);

describe('a value from SQLite', () => {
  test.each([
    ['bool', 1n, 'true'],
    ['bool', 0n, 'false'],
    ['int4', 7n, '7'],
    ['numeric', 9_007_199_254_740_993n, '9007199254740993'],
    ['numeric', 1e21, '1e+21'],
    ['numeric', 0.1, '0.1'],
    ['numeric', -0, '0'],
    ['timestamptz', '2026-11-23T12:00:00+02:00', '2026-11-23T10:00:00.000Z'],
    ['timestamptz', '2026-11-23', '2026-11-23T00:00:00.000Z'],
    ['varchar', '', ''],
    ['varchar', 'true', 'true'],
    ['enum', 'draft', 'draft'],
    ['jsonb', '"1"', '1'],
    ['jsonb', 'null', null],
    ['bool', null, null],
  ] as const)('is converted to the type of its column: %s of %s', (type, value, expected) => {
    expect(read(type, value)).toEqual(expected);
  });

  test.each([
    ['bool', 2n],
    ['bool', 'true'],
    ['int4', 1.5],
    ['int4', '7'],
    ['timestamptz', 'yesterday'],
    ['timestamptz', '2026-11-23 12:00:00'],
    ['timestamptz', '2026-13-45'],
    ['timestamptz', 1_700_000_000n],
    ['varchar', 7n],
    ['varchar', new Uint8Array([1])],
    ['enum', ''],
    ['jsonb', '{'],
    ['bytea', 'x'],
  ] as const)('is refused where it does not fit its column: %s of %s', (type, value) => {
    expect(() => read(type, value)).toThrow();
  });

  test('loses what PostgreSQL cannot store, and reports it; text that only looks like it stays', () => {
    let takenOut = 0;
    const count = () => {
      takenOut += 1;
    };
    expect(read('varchar', 'a\0b', count)).toBe('ab');
    expect(read('jsonb', String.raw`{"a\u0000":"\ud83d"}`, count)).toEqual({ a: '\ufffd' });
    expect(takenOut).toBe(3);
    expect(read('jsonb', String.raw`"\\u0000 \u00e9"`, count)).toBe(String.raw`\u0000 é`);
    expect(takenOut).toBe(3);
  });
});
