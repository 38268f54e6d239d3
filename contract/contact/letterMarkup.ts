/**
 * Marks in the pages of the letter and of downloads, which the backend writes at: the pages are built once for
 * everybody, and what concerns one reader is put in as they are sent.
 */
export const letterMarks = {
  /** On words that stand for the reader's address while it is not known. */
  address: 'data-letter-address',
  /** On the hidden field that carries a signed token back. */
  token: 'data-letter-token',
  /** On what makes sense only where we know who reads; hidden in the page as it is built. */
  known: 'data-letter-known',
  /** On what stands in its place otherwise. */
  unknown: 'data-letter-unknown',
  /** Around the link by which the reader leaves. */
  leave: 'data-letter-leave',
} as const;

export const downloadMarks = {
  /** Around the link to the document. */
  link: 'data-download-link',
  /** On words that stand for the document's title. */
  title: 'data-download-title',
  /** Around the link to the form where a fresh link can be asked for. */
  form: 'data-download-form',
} as const;

/** Field of a signed token in the forms of these pages. */
export const tokenField = 't';
