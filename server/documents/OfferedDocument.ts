/** A document that a published article offers. */
export interface OfferedDocument {
  documentId: number;
  title: string;
  article: { id: number; path: string; title: string };
}

/** A document that may be served. */
export interface StoredDocument {
  title: string;
  /** Path of its file on the disk. */
  file: string;
}
