import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What visitors did, by day: counts alone. Payload does not know the table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE visit_counts (
    day varchar NOT NULL,
    kind varchar NOT NULL,
    name varchar NOT NULL,
    times integer NOT NULL,
    PRIMARY KEY (day, kind, name)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE visit_counts`)
}
