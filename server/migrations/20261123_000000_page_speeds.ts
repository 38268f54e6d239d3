import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** How fast pages were for visitors: counts alone, a column for each bucket. Payload does not know the table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE page_speeds (
    day text NOT NULL,
    page text NOT NULL,
    width text NOT NULL,
    metric text NOT NULL,
    bucket_0 integer NOT NULL DEFAULT 0,
    bucket_1 integer NOT NULL DEFAULT 0,
    bucket_2 integer NOT NULL DEFAULT 0,
    bucket_3 integer NOT NULL DEFAULT 0,
    bucket_4 integer NOT NULL DEFAULT 0,
    bucket_5 integer NOT NULL DEFAULT 0,
    bucket_6 integer NOT NULL DEFAULT 0,
    bucket_7 integer NOT NULL DEFAULT 0,
    bucket_8 integer NOT NULL DEFAULT 0,
    bucket_9 integer NOT NULL DEFAULT 0,
    bucket_10 integer NOT NULL DEFAULT 0,
    PRIMARY KEY (day, page, width, metric)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE page_speeds`)
}
