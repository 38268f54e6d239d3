import type { MailRequest } from '@frontage/client/sendForm.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import type { UploadProgress } from '../uploadProgress.ts';

/** What is wrong with one field. */
export interface Fault {
  name: string;
  message: string;
}

/** Something that the visitor should know about the form as a whole. */
export interface FormNotice {
  /** A duplicate is reported only while the form is untouched. R39. */
  kind: 'failure' | 'duplicate';
  title: string;
  text: string;
  /** Restores what the form was emptied of. */
  restore?: (() => void) | undefined;
}

/** Where a form is between the first touch and the thank-you. R34. */
export type FormState =
  | { phase: 'untouched' | 'touched' | 'success' }
  | { phase: 'submitting'; progress?: UploadProgress }
  /** Without a notice, the faults at its fields say everything. `why` is the host's own sentence, where it gave one. */
  | { phase: 'failure'; notice?: FormNotice; why?: string | undefined };

/** What shows a form, and what the engine asks of it: React's state, or the marks of a plain page. */
export interface FormView<Data> {
  /** Finds what is visibly wrong without asking the host, in the order of the fields. */
  findFaults(): Fault[] | Promise<Fault[]>;
  /** Reads what is to be sent. Called once a fresh token has come, or cannot be had. */
  read(): MailRequest | Promise<MailRequest>;
  /** Programs fill in the field that people do not see: then nothing is sent. R33. */
  isHoneypotFilled(): boolean;
  takeToken(token: FormToken): void;
  show(state: FormState): void;
  /** Puts faults at their fields and leads to them; returns those for which the form has no place. */
  showFaults(faults: readonly Fault[]): Fault[];
  /** The owner's word for a field, where it is not the usual one. */
  wordFor(name: string): string | null | undefined;
  /** The sentences that the site's owner changed. */
  words: Words | undefined;
  /** Empties the form and returns a function that restores its contents. Undefined where the form is not emptied. */
  empty(): (() => void) | undefined;
  /** Lets the browser send the form, so that the host answers with the current page. */
  sendAsPage(): void;
  /** Called where somebody else took what was asked for; without it, that is a refusal like any other. */
  taken?(): void;
  sent(data: Data): void;
}
