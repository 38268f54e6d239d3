import { duplicateText, duplicateTitle, failureText, failureTitle } from '@frontage/contract/contact/messages.ts';

/** Something to know about the form as a whole. */
export type FormNotice =
  | { kind: 'failure'; title: string; text: string }
  /** Shown only while the form is untouched. R39. */
  | { kind: 'duplicate'; title: string; text: string };

/** Where a form stands between the first touch and the thank-you. R34. */
export type FormPhase = { phase: 'idle'; notice?: FormNotice | undefined } | { phase: 'sending' } | { phase: 'sent' };

export const duplicateNotice: FormNotice = { kind: 'duplicate', title: duplicateTitle, text: duplicateText };

/** Without the server's own sentence, the one that says where else to write. */
export function failureNotice(email: string, sentence?: string): FormNotice {
  return { kind: 'failure', title: failureTitle, text: sentence ?? failureText(email) };
}

/** A notice that the page was drawn with. */
export function servedNotice(served: { title: string; text: string } | undefined): FormNotice | undefined {
  return served && { kind: served.title === duplicateTitle ? 'duplicate' : 'failure', ...served };
}
