/* Apart from the marks of all forms, which every plain form would load. */

/** The hidden field with the version of the questions that a page shows. */
export const versionField = 'formVersion';

export const questionMarks = {
  /** On a form of questions: what its script checks by, as JSON. */
  form: 'data-questions',
  /** Around one question: its id. */
  question: 'data-question',
  /** On a question that depends on another, while it is asked; hidden otherwise where there is script. */
  asked: 'data-asked',
} as const;
