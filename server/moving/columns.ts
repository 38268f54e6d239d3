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

/** A value in the form that both databases share: JSON by its value, everything else as text. */
export type ColumnValue = string | null | Json;

export type Json = { json: unknown };

/** A value as SQLite returns it, with integers as bigints so that none loses digits. */
export type SqliteValue = null | bigint | number | string | Uint8Array;
