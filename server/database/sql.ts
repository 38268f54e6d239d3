import { skipPackageFile } from './skipPackageFile.ts';

skipPackageFile();

/** SQL statements, as drizzle-orm writes them for both databases; loaded without either adapter. */
export const { sql } = await import('drizzle-orm/sql');

type Statement = ReturnType<typeof sql>;

/** The parts, separated by commas. */
export function listed(parts: readonly Statement[]): Statement {
  return sql.join([...parts], sql`, `);
}
