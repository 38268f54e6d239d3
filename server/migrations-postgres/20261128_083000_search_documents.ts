import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What is searched, in one table that Payload does not know, the same in both databases. Ids are never used twice: each
 * host keeps the words in memory, and tells by the ids what it lacks.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`DROP TABLE search_index`)
  await db.execute(sql`CREATE TABLE search_documents (
    id serial PRIMARY KEY,
    collection varchar NOT NULL,
    document_id integer NOT NULL,
    kind varchar NOT NULL,
    date varchar,
    until varchar,
    hash varchar NOT NULL,
    title varchar NOT NULL,
    path varchar NOT NULL,
    label varchar,
    words varchar NOT NULL,
    body varchar NOT NULL,
    UNIQUE (document_id, collection)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE search_documents`)
}
