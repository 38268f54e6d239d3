import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** What the policy of pages refused: counts alone. Payload does not know the table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE policy_reports (
    day text NOT NULL,
    directive text NOT NULL,
    blocked text NOT NULL,
    page text NOT NULL,
    reports integer NOT NULL,
    PRIMARY KEY (day, directive, blocked, page)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE policy_reports`)
}
