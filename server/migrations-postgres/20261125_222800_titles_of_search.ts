import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Words of titles by themselves: which title has a word is told by their index, without unpacking a document's words. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE search_index
    ADD COLUMN title_words tsvector NOT NULL GENERATED ALWAYS AS (ts_filter(words, '{a}')) STORED`)
  await db.execute(sql`CREATE INDEX search_index_title_words_idx ON search_index USING gin (title_words)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE search_index DROP COLUMN title_words`)
}
