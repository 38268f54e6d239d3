import { createSay } from './say.ts';

/** Step two after success; loaded once a form was sent. R44. */
export const additionTexts = {
  additionHeading: 'Two questions while an engineer reads it',
  additionHint: 'Optional. You can close the page now.',
  additionNote: 'Anything you forgot',
  additionButton: 'Add to my message',
  additionEmpty: 'Choose or write something first.',
  additionStored: 'Added to your message.',
  additionRefused: 'This can no longer be added: the time is up, or the link is not ours. Write to us again.',
} as const;

export const sayAddition = createSay(additionTexts);
