/** Reports, in one sentence, what was left out of a paste. */
export type Miss = (sentence: string) => void;
