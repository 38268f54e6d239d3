import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What hosts count and keep together for a while: hits of limits, hours that are held, proofs of work that were spent.
 * Not logged: after a crash of PostgreSQL they are empty, as they were in a process that was started anew. Payload does
 * not know the tables.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // As rate-limiter-flexible has it.
  await db.execute(sql`CREATE UNLOGGED TABLE limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  )`)
  await db.execute(sql`CREATE UNLOGGED TABLE call_holds (
    id uuid PRIMARY KEY,
    host varchar NOT NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    network varchar NOT NULL,
    until timestamptz NOT NULL,
    turn bigserial
  )`)
  await db.execute(sql`CREATE UNLOGGED TABLE spent_proofs (
    signature varchar PRIMARY KEY,
    request varchar,
    until timestamptz NOT NULL
  )`)
  await db.execute(sql`CREATE INDEX spent_proofs_until_idx ON spent_proofs (until)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE limits`)
  await db.execute(sql`DROP TABLE call_holds`)
  await db.execute(sql`DROP TABLE spent_proofs`)
}
