import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Full-text search: what is shown of a document, and its words. Payload does not know the table. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE TABLE search_index (
    id serial PRIMARY KEY,
    collection varchar NOT NULL,
    document_id integer NOT NULL,
    kind varchar NOT NULL,
    title varchar NOT NULL,
    body varchar NOT NULL,
    path varchar NOT NULL,
    label varchar,
    date varchar,
    words tsvector NOT NULL,
    UNIQUE (collection, document_id)
  )`)
  await db.execute(sql`CREATE INDEX search_index_words_idx ON search_index USING gin (words)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE search_index`)
}
