/** Takes a sentence to whoever pasted: what did not come along. */
export type Miss = (sentence: string) => void;
