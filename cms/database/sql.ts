import { skipPackageFile } from './skipPackageFile.ts';

skipPackageFile();

/** Statements of SQL, as drizzle-orm writes them for both databases; of it alone, and not with either adapter. */
export const { sql } = await import('drizzle-orm/sql');

type Statement = ReturnType<typeof sql>;

/** With a comma between each two. */
export function listed(parts: readonly Statement[]): Statement {
  return sql.join([...parts], sql`, `);
}
