/** Something in a document that its editor should check before visitors see it. No finding prevents publishing. */
export interface Finding {
  kind: 'outline' | 'link' | 'picture' | 'search' | 'sample' | 'leftover';
  /** In the words of the form: `Block 3 (Hero) › Leads to`. */
  place: string;
  words: string;
}

/** The findings in a document, and whether visitors see it as it was last saved. */
export interface Readiness {
  findings: Finding[];
  isPublished: boolean;
}
