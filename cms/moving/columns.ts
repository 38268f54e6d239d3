/** A column as the catalogue of PostgreSQL describes it. */
export interface Column {
  name: string;
  /** Its name in pg_type, such as `int4`; `enum` for every list of choices. */
  type: string;
  /** The choices of an `enum`; empty for all else. */
  choices: readonly string[];
  /** The sequence that its ids come from, quoted, where it has one. */
  sequence: string | undefined;
}

export interface Table {
  name: string;
  columns: readonly Column[];
}

/** What a column holds in both databases alike: JSON by its value, all else as the text of it. */
export type ColumnValue = string | null | Json;

export type Json = { json: unknown };

/** What SQLite gives for a column, whole numbers without loss. */
export type SqliteValue = null | bigint | number | string | Uint8Array;
