/** Something in a document that its editor should look at before visitors see it. Nothing of it keeps from publishing. */
export interface Finding {
  kind: 'outline' | 'link' | 'picture' | 'search' | 'sample' | 'leftover';
  /** In the words of the form: `Block 3 (Hero) › Leads to`. */
  place: string;
  words: string;
}

/** What stands to be mended in a document, and whether visitors see it as it was saved last. */
export interface Readiness {
  findings: Finding[];
  isPublished: boolean;
}
