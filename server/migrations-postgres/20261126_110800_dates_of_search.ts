import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The order in which hits that are not ranked are shown: a page of them is read without looking at all the others. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX search_index_date_idx ON search_index (date DESC NULLS FIRST, id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX search_index_date_idx`)
}
