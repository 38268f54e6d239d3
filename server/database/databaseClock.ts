import type { Payload } from 'payload';

/**
 * An SQL expression for the database's clock, so that hosts whose clocks differ agree on what has expired. It gives the
 * time at which the statement begins, plus `ms`, comparable with a date that Payload stored.
 */
export function databaseMoment({ db }: Payload, ms = 0): string {
  return db.name === 'sqlite'
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${ms / 1000} seconds')`
    : `(statement_timestamp() + interval '${ms} milliseconds')`;
}
