import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';

/** The database cannot be reached, and how to mend it. `url`: shown without user and password. */
export function databaseFault(url: string, error: unknown, variable = 'DATABASE_URL'): EnvironmentFault {
  return new EnvironmentFault(
    `${variable}: the database ${placeOf(url)} cannot be reached (${reasonOf(error)}). See that it runs and lets this user in, or set ${variable} to another one.`,
    { cause: error, mayPass: true },
  );
}

function placeOf(url: string): string {
  if (!URL.canParse(url) || url.startsWith('file:')) return url;
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** A name with several addresses fails with an error for each of them, and no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
