import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** What visitors did, by day: counts alone. Payload does not know the table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE visit_counts (
    day text NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    times integer NOT NULL,
    PRIMARY KEY (day, kind, name)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE visit_counts`)
}
