import type { Payload } from 'payload';

/**
 * The clock of the database as SQL, so that hosts whose clocks differ agree on what is over. The moment at which a
 * statement begins, and `ms` later; comparable with what Payload stores of a date.
 */
export function databaseMoment({ db }: Payload, ms = 0): string {
  return db.name === 'sqlite'
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '${ms / 1000} seconds')`
    : `(statement_timestamp() + interval '${ms} milliseconds')`;
}
