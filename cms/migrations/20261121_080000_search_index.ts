import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Full-text search: what is shown of a document, and its words under the same rowid. Payload knows neither table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE search_index (
    id integer PRIMARY KEY NOT NULL,
    collection text NOT NULL,
    document_id integer NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    path text NOT NULL,
    label text,
    date text,
    UNIQUE (collection, document_id)
  )`)
  await db.run(sql`CREATE VIRTUAL TABLE search_words USING fts5(
    title, body, content = '', contentless_delete = 1,
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4'
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE search_words`)
  await db.run(sql`DROP TABLE search_index`)
}
