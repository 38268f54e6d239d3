import { registerHooks } from 'node:module';

/*
 * Modules of drizzle-orm find each other without its package.json. Node 24 parses the `exports` of a package, here
 * 129 KB, once for each of its 630 modules: a second of processor time for each process that opens the database, a third
 * of its start. So this comes before the first of them is loaded.
 */
registerHooks({
  resolve(specifier, { parentURL: parent, ...context }, next) {
    // Next to each ES module there is a CommonJS one, `.cjs`.
    const isWithin = parent?.includes('/node_modules/drizzle-orm/') && parent.endsWith('.js');
    if (!(isWithin && specifier.startsWith('.') && specifier.endsWith('.js')))
      return next(specifier, { ...context, parentURL: parent });
    return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true };
  },
});

/** SQL statements, as drizzle-orm writes them for both databases; loaded without either adapter. */
export const { sql } = await import('drizzle-orm/sql');

type Statement = ReturnType<typeof sql>;

/** The parts, separated by commas. */
export function listed(parts: readonly Statement[]): Statement {
  return sql.join([...parts], sql`, `);
}
