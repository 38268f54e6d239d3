import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the policy of pages refused: counts alone. Payload does not know the table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE policy_reports (
    day varchar NOT NULL,
    directive varchar NOT NULL,
    blocked varchar NOT NULL,
    page varchar NOT NULL,
    reports integer NOT NULL,
    PRIMARY KEY (day, directive, blocked, page)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE policy_reports`)
}
