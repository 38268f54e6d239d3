import { createHash } from 'node:crypto';
import { type HitKind, hits } from '@frontage/contract/search.ts';
import type { CollectionWith } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { type InTransaction, runWithValues } from '../database/directRows.ts';
import { listed, sql } from '../database/sql.ts';

/** Translations are searched as what they are words of. */
export type SearchedCollection = CollectionWith<'search'> | 'translations';

/** A published document as the table has it. */
export interface SearchedDocument {
  collection: SearchedCollection;
  documentId: number;
  kind: HitKind;
  title: string;
  /** Everything that people read in it, without markup, one passage on each line; for excerpts. */
  text: string;
  /** Its words, each with its weight: see `weighWords`. */
  words: string;
  path: string;
  label?: string | undefined;
  /** ISO; the document is found from then on. Found at once where it is absent. */
  date?: string | undefined;
  /** ISO; the document is not found from then on. R11. */
  until?: string | undefined;
}

/** What decides and orders hits. Each time a document is written it gets another id. */
export type WordsRow = Pick<
  SearchedDocument,
  'collection' | 'documentId' | 'kind' | 'title' | 'words' | 'date' | 'until'
> & {
  id: number;
};
type ShownRow = Pick<SearchedDocument, 'collection' | 'documentId' | 'title' | 'text' | 'path' | 'label'>;

/** Replaces what is stored of a document, unless it is the same: drafts are saved more often than they are published. */
export async function putSearched(payload: Payload, req: InTransaction, document: SearchedDocument): Promise<void> {
  const { collection, documentId, kind, path, label = null, date = null, until = null } = document;
  const [title, text, words] = [document.title, document.text, document.words].map(removeNul);
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('base64');
  const same = sql`collection = ${collection} AND document_id = ${documentId}`;
  const [known] = await runWithValues(payload, req, sql`SELECT hash FROM search_documents WHERE ${same}`);
  if (known?.hash === hash) return;
  if (known) await removeSearched(payload, req, collection, documentId);
  await runWithValues(
    payload,
    req,
    sql`INSERT INTO search_documents (collection, document_id, kind, date, until, hash, title, path, label, words, body)
      VALUES (${collection}, ${documentId}, ${kind}, ${date}, ${until}, ${hash}, ${title}, ${path}, ${label}, ${words}, ${text})`,
  );
}

export async function removeSearched(
  payload: Payload,
  req: InTransaction,
  collection: SearchedCollection,
  documentId: number,
): Promise<void> {
  const same = sql`collection = ${collection} AND document_id = ${documentId}`;
  await runWithValues(payload, req, sql`DELETE FROM search_documents WHERE ${same}`);
}

export async function clearSearched(payload: Payload, req: InTransaction): Promise<void> {
  await runWithValues(payload, req, sql`DELETE FROM search_documents`);
}

export async function isNothingSearched(payload: Payload, req: InTransaction): Promise<boolean> {
  return (await runWithValues(payload, req, sql`SELECT id FROM search_documents LIMIT 1`)).length === 0;
}

/** Changes whenever something that visitors see does, in the transaction of the change. */
export async function readVersion(payload: Payload): Promise<string> {
  const [publication] = await runWithValues(payload, {}, sql`SELECT version FROM publication`);
  return String(publication?.version ?? '');
}

/** The ids of all rows of documents at some paths. */
export async function readRowIds(payload: Payload, isAmong: (path: string) => boolean): Promise<number[]> {
  const rows = await runWithValues(payload, {}, sql`SELECT id, path FROM search_documents`);
  return rows.flatMap(({ id, path }) => (isAmong(String(path)) ? Number(id) : []));
}

/** Rows by their ids. Kinds that the table of kinds no longer has are left out. */
export async function readWords(payload: Payload, ids: readonly number[]): Promise<WordsRow[]> {
  const rows = await runWithValues(
    payload,
    {},
    sql`SELECT id, collection, document_id, kind, date, until, title, words FROM search_documents
      WHERE id IN (${listed(ids.map((id) => sql`${id}`))})`,
  );
  return rows.flatMap((row) => {
    const kind = String(row.kind);
    if (!isHitKind(kind)) return [];
    const { collection, documentId, title } = identityOf(row);
    const shown = {
      ...(row.date ? { date: String(row.date) } : {}),
      ...(row.until ? { until: String(row.until) } : {}),
    };
    return [{ id: Number(row.id), collection, documentId, kind, title, words: String(row.words), ...shown }];
  });
}

/** What is shown of some documents, in any order; a document that has just left the site is missing. */
export async function readShown(payload: Payload, documentIds: readonly number[]): Promise<ShownRow[]> {
  if (documentIds.length === 0) return [];
  const rows = await runWithValues(
    payload,
    {},
    sql`SELECT collection, document_id, title, path, label, body FROM search_documents
      WHERE document_id IN (${listed(documentIds.map((id) => sql`${id}`))})`,
  );
  return rows.map((row) => ({
    ...identityOf(row),
    text: String(row.body),
    path: String(row.path),
    ...(row.label ? { label: String(row.label) } : {}),
  }));
}

function identityOf(row: Record<string, unknown>): Pick<ShownRow, 'collection' | 'documentId' | 'title'> {
  return {
    collection: row.collection as SearchedCollection,
    documentId: Number(row.document_id),
    title: String(row.title),
  };
}

function isHitKind(kind: string): kind is HitKind {
  return kind in hits;
}

/** Removes NUL, the only character that PostgreSQL cannot store. */
function removeNul(text: string): string {
  return text.replaceAll('\0', '');
}
