/* Apart from the marks of all forms, which every form loads. */

/** The hidden field with the version of the questions that a page shows. */
export const versionField = 'formVersion';

export const questionMarks = {
  /** Around one question: its id. */
  question: 'data-question',
  /** On a question that depends on another, while it is asked; hidden otherwise where there is script. */
  asked: 'data-asked',
} as const;
