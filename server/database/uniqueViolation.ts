export interface UniqueColumn {
  /** The names of table and column in SQLite. */
  table: string;
  column: string;
  /** The name of the field in Payload. */
  field: string;
}

/**
 * True where a write failed because the column has that value already. SQLite names table and column, PostgreSQL the
 * index, and Payload the field; each error may be wrapped in another.
 */
export function isUniqueViolation(error: unknown, { column, field, table }: UniqueColumn): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if (fault.message.includes(`UNIQUE constraint failed: ${table}.${column}`)) return true;
    if ('constraint' in fault && fault.constraint === `${table}_${column}_idx`) return true;
    const data: unknown = 'data' in fault ? fault.data : undefined;
    if (JSON.stringify(data ?? null).includes(`"path":"${field}"`)) return true;
  }
  return false;
}
