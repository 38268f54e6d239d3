/** A part of a text that could not be converted as it was, in words for the person in charge. */
export interface Finding {
  kind: 'shortcode' | 'bracket' | 'block' | 'text' | 'link' | 'file';
  words: string;
}

/** Called with each finding. */
export type Find = (kind: Finding['kind'], words: string) => void;
