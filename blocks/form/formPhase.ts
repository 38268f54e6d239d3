import { duplicateText, duplicateTitle, failureText, failureTitle } from '@frontage/contract/contact/messages.ts';
import { worded } from '@frontage/contract/contact/worded.ts';
import type { FormSettings } from './formSettings.ts';

type Said = Pick<FormSettings, 'words'>;

/** Something to know about the form as a whole. */
export type FormNotice =
  | { kind: 'failure'; title: string; text: string }
  /** Shown only while the form is untouched. R39. */
  | { kind: 'duplicate'; title: string; text: string };

/** Where a form stands between the first touch and the thank-you. R34. */
export type FormPhase = { phase: 'idle'; notice?: FormNotice | undefined } | { phase: 'sending' } | { phase: 'sent' };

export function duplicateNotice({ words }: Said): FormNotice {
  return { kind: 'duplicate', title: worded(words, duplicateTitle), text: worded(words, duplicateText) };
}

/** Without the server's own sentence, the one that says where else to write. */
export function failureNotice({ email, words }: Said & Pick<FormSettings, 'email'>, sentence?: string): FormNotice {
  const text = sentence ?? failureText(email);
  return { kind: 'failure', title: worded(words, failureTitle), text: worded(words, text) };
}

/** A notice that the page was drawn with. */
export function servedNotice({ answer, words }: Said & Pick<FormSettings, 'answer'>): FormNotice | undefined {
  const served = answer?.notice;
  return served && { kind: served.title === worded(words, duplicateTitle) ? 'duplicate' : 'failure', ...served };
}
