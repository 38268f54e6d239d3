/** Something of a text that could not be carried as it was, in words for the person who looks after it. */
export interface Finding {
  kind: 'shortcode' | 'block' | 'text' | 'link' | 'file';
  words: string;
}

/** Takes what is found on the way. */
export type Find = (kind: Finding['kind'], words: string) => void;
