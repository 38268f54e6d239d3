import type { SearchKind } from './searchHit.ts';

export type SearchedCollection = 'articles' | 'pages' | 'glossary';

/** A published document as the index holds it. */
export interface IndexedDocument {
  collection: SearchedCollection;
  documentId: number;
  kind: SearchKind;
  title: string;
  /** Everything that people read in it, without marks, one passage a line. */
  text: string;
  /** Found as the text is, and shown in no excerpt; therefore written alone, and not read back. */
  code?: string | undefined;
  path: string;
  label?: string | undefined;
  /** ISO; found from then on. Found at once where it is left out. */
  date?: string | undefined;
}

/** Which documents are asked for: those with every word, each being the beginning of a word of theirs. */
export interface WordsQuery {
  /** Folded, letters and digits alone, at least one. */
  words: readonly string[];
  now: Date;
}

/** `isCommon`: too many documents hold the words to ask of each how much it says of them; see `isCommon.ts`. */
export interface OrderedQuery extends WordsQuery {
  isCommon: boolean;
}

/** The table `search_index` and the words of it, in the dialect of the database. */
export interface SearchStore {
  /** Writes a document in the place of what was there of it. */
  put(document: IndexedDocument): Promise<void>;
  remove(collection: SearchedCollection, documentId: number): Promise<void>;
  clear(): Promise<void>;
  isEmpty(): Promise<boolean>;
  countByKind(query: WordsQuery): Promise<Map<string, number>>;
  /** The best first. */
  find(
    query: OrderedQuery & { kinds: readonly SearchKind[]; offset: number; count: number },
  ): Promise<IndexedDocument[]>;
  /** Ids of articles, the best first. */
  articleIds(query: OrderedQuery): Promise<number[]>;
}

/** The row of a document as the database gives it back. */
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
