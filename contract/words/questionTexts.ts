import { createSay } from './say.ts';

/** What owners' questions say besides the sentences of every form; loaded with such a form alone. */
export const questionTexts = {
  questionShort: 'The {field} field needs at least {least} characters',
  questionNumber: 'The {field} field must be a number, such as 12',
  questionLow: 'The {field} field must be at least {least}',
  questionHigh: 'The {field} field may be at most {most}',
  questionDay: 'The {field} field must be a date',
  questionEarly: 'The {field} field must not be before {least}',
  questionLate: 'The {field} field must not be after {most}',
  questionFew: 'Choose at least {least} under {field}',
  questionMany: 'Choose at most {most} under {field}',
  questionFiles: 'At most {most} files fit under {field}',
  questionFileType: 'The {field} field takes these files only: {most}',
  questionFileSize: 'The {field} field takes files of at most {most} MB',
  fileTypesHint: '{types}, up to 50 MB',
  fileSizeHint: 'PDF, office files, images or text, at most {most} MB',
  fileTypesSizeHint: '{types}, at most {most} MB',
  questionChoose: 'Choose …',
  questionSearch: 'Search “{question}”',
  questionYes: 'Yes',
  questionNo: 'No',
  /** Without script all questions are asked. */
  onlyIfIs: 'Only if you chose “{answer}” for “{question}”.',
  onlyIfFilled: 'Only if you answered “{question}”.',
  onlyIfEmpty: 'Only if you did not answer “{question}”.',
  /** Of a form with several pages. */
  questionStep: 'Step {step} of {steps}',
  questionNext: 'Next',
  questionBack: 'Back',
} as const;

export const sayQuestion = createSay(questionTexts);
