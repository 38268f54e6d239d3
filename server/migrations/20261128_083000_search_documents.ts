import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What is searched, in one table that Payload does not know, the same in both databases. Ids are never used twice: each
 * host keeps the words in memory, and tells by the ids what it lacks. What it needs comes before the long text.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP TABLE search_words`)
  await db.run(sql`DROP TABLE search_texts`)
  await db.run(sql`DROP TABLE search_index`)
  await db.run(sql`CREATE TABLE search_documents (
    id integer PRIMARY KEY AUTOINCREMENT NOT NULL,
    collection text NOT NULL,
    document_id integer NOT NULL,
    kind text NOT NULL,
    date text,
    until text,
    hash text NOT NULL,
    title text NOT NULL,
    path text NOT NULL,
    label text,
    words text NOT NULL,
    body text NOT NULL,
    UNIQUE (document_id, collection)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE search_documents`)
}
