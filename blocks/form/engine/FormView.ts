import type { MailRequest } from '@frontage/client/sendForm.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import type { UploadProgress } from '../uploadProgress.ts';

/** What is wrong with one field. */
export interface Fault {
  name: string;
  message: string;
}

/** Something to know about the form as a whole. */
export interface FormNotice {
  /** A duplicate is told of only while the form is untouched. R39. */
  kind: 'failure' | 'duplicate';
  title: string;
  text: string;
  /** Brings back what the form was emptied of. */
  restore?: (() => void) | undefined;
}

/** Where a form is between the first touch and the thank-you. R34. */
export type FormState =
  | { phase: 'untouched' | 'touched' | 'success' }
  | { phase: 'submitting'; progress?: UploadProgress }
  /** Without a notice the faults at its fields say everything. `why` is the host's own sentence, where it gave one. */
  | { phase: 'failure'; notice?: FormNotice; why?: string | undefined };

/** Whatever shows a form, and what the engine asks of it: React's state, or the marks of a plain page. */
export interface FormView<Data> {
  /** What can be seen to be wrong without the host, in the order of the fields. */
  findFaults(): Fault[] | Promise<Fault[]>;
  /** What is to be sent. Asked once a fresh token has come, or cannot be had. */
  read(): MailRequest | Promise<MailRequest>;
  /** Programs fill in the field that people do not see: nothing is sent then. R33. */
  isHoneypotFilled(): boolean;
  takeToken(token: FormToken): void;
  show(state: FormState): void;
  /** Puts faults at their fields and leads to them; gives those for which the form has no place. */
  showFaults(faults: readonly Fault[]): Fault[];
  /** The owner's word for a field, where it is not the usual one. */
  wordFor(name: string): string | null | undefined;
  /** A sentence as the owner of the site says it. */
  say(sentence: string): string;
  /** Empties the form; gives what brings back what was in it. Undefined where it stays as it is. */
  empty(): (() => void) | undefined;
  /** Lets the browser send the form, and the host answer with the page of now. */
  sendAsPage(): void;
  /** Where somebody else took what was asked for; without it that is a refusal like others. */
  taken?(): void;
  sent(data: Data): void;
}
