import type { CollectionWith } from '@frontage/kinds/kinds.ts';
import type { SearchKind } from './searchHit.ts';

export type SearchedCollection = CollectionWith<'search'>;

/** A published document as the index stores it. */
export interface IndexedDocument {
  collection: SearchedCollection;
  documentId: number;
  kind: SearchKind;
  title: string;
  /** Everything that people read in it, without markup, one passage on each line. */
  text: string;
  /** Searched like the text, but never shown in an excerpt; so it is written and never read back. */
  code?: string | undefined;
  path: string;
  label?: string | undefined;
  /** ISO; the document is found from then on. Found at once where it is absent. */
  date?: string | undefined;
  /** ISO; the document is not found from then on. R11. */
  until?: string | undefined;
}

/** Asks for documents that contain every word, each at least as the beginning of a word. */
export interface WordsQuery {
  /** Folded words of letters and digits only, at least one. */
  words: readonly string[];
  now: Date;
}

/** `isCommon`: too many documents contain the words to rank each of them; see `isCommon.ts`. */
export interface OrderedQuery extends WordsQuery {
  isCommon: boolean;
}

/** The table `search_index` and its words, in the dialect of the database. */
export interface SearchStore {
  /** Replaces what is stored of a document. */
  put(document: IndexedDocument): Promise<void>;
  remove(collection: SearchedCollection, documentId: number): Promise<void>;
  clear(): Promise<void>;
  isEmpty(): Promise<boolean>;
  countByKind(query: WordsQuery): Promise<Map<string, number>>;
  /** The best hits first. */
  find(
    query: OrderedQuery & { kinds: readonly SearchKind[]; offset: number; count: number },
  ): Promise<IndexedDocument[]>;
  /** Ids of articles, the best first. */
  articleIds(query: OrderedQuery): Promise<number[]>;
}

/** Converts a row of the database to a document. */
export function toIndexedDocument(row: Record<string, unknown>): IndexedDocument {
  return {
    collection: row.collection as SearchedCollection,
    documentId: Number(row.document_id),
    kind: row.kind as SearchKind,
    title: String(row.title),
    text: String(row.body),
    path: String(row.path),
    ...(row.label ? { label: String(row.label) } : {}),
    ...(row.date ? { date: String(row.date) } : {}),
  };
}

export function toCounts(rows: readonly Record<string, unknown>[]): Map<string, number> {
  return new Map(rows.map(({ kind, count }) => [String(kind), Number(count)]));
}
