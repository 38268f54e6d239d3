import { fileURLToPath } from 'node:url';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';

/**
 * Codes of a database that was reached but refuses us: wrong user or password, no such database, not a database at all.
 * Any other error may be over at the next try.
 */
const refusals = /^(28...|3D000|SQLITE_CANTOPEN|EACCES|ENOTDIR)$/;
/** Of a file that is no database, or no longer. */
const damages = /^SQLITE_(?:NOTADB|CORRUPT)/;

/** The fault of a database that cannot be reached, with advice. `url` is shown without user and password. */
export function databaseFault(url: string, error: unknown): EnvironmentFault {
  if (hasCode(error, damages))
    return new EnvironmentFault(
      `DATA_DIR: the database ${placeOf(url)} is damaged (${reasonOf(error)}). Look at the disk, and restore a backup into an empty folder: docs/operations/backups.md.`,
      { cause: error },
    );
  return new EnvironmentFault(
    `DATABASE_URL: the database ${placeOf(url)} cannot be reached (${reasonOf(error)}). See that it runs and lets this user in, or set DATABASE_URL to another one.`,
    { cause: error, mayPass: !hasCode(error, refusals) },
  );
}

/**
 * What drivers, and Payload's own code before them (as of 3.90.2), say of a value that no column takes, of one in a place
 * where SQL has none, or of more values than a query has; codes of PostgreSQL in class 22, and for such a statement.
 */
const unfit = [
  /^(?:Only finite numbers|SQLite3 can only bind|undefined cannot be passed|Invalid time value|Invalid value type)/,
  /^(?:too many (?:SQL variables|terms)|LIKE or GLOB pattern too complex|row value misused|no such table: |near "[^"]*": syntax error)/,
  /^Cannot (?:use 'in' operator to search for '\$push' in null|read properties of undefined \(reading 'wildcard'\))/,
];
const unfitCodes = /^(?:SQLITE_MISMATCH|SQLITE_CONSTRAINT_(?:FOREIGNKEY|NOTNULL)|22...|2350[23]|42601|42804|42883)$/;

/** True where a query failed because of the values that it was asked with. */
export function isOfValues(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return unfit.some((one) => one.test(error.message)) || unfitCodes.test(codeOf(error)) || isOfValues(error.cause);
}

function hasCode(error: unknown, codes: RegExp): boolean {
  return error instanceof Error && (codes.test(codeOf(error)) || hasCode(error.cause, codes));
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

function placeOf(url: string): string {
  if (url.startsWith('file:')) return url;
  if (!URL.canParse(url)) return 'that it names';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** A name with several addresses fails with an error for each of them, and an empty message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

interface UniqueColumn {
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

/** The path in an SQLite address: `file:/absolute/path` or `file:relative/path`. */
export function sqliteFile(url: string): string {
  return url.startsWith('file:/') ? fileURLToPath(url) : url.slice('file:'.length);
}
