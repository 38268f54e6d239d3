import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How fast pages were for visitors: counts alone, a column for each bucket. Payload does not know the table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE page_speeds (
    day varchar NOT NULL,
    page varchar NOT NULL,
    width varchar NOT NULL,
    metric varchar NOT NULL,
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
  await db.execute(sql`DROP TABLE page_speeds`)
}
