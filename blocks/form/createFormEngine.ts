import {
  type Attempt,
  attemptAfter,
  attemptOf,
  fetchFormToken,
  type MailRequest,
  sendForm,
  type TakingCall,
} from '@frontage/client/sendForm.ts';
import { type FailedField, type SendOutcome, tooLargeType } from '@frontage/client/sendOutcome.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { type AnswerFault, sayFault } from '@frontage/contract/forms/checkAnswers.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';

const touched: FormState = { phase: 'touched' };
const usually = { attemptAfter, attemptOf, fetchFormToken, sendForm };

interface FormEngineOptions<Data> {
  call: TakingCall<Data>;
  /** The form whose tokens are asked for; undefined where a signed link replaces them. R33. */
  formId?: string | undefined;
  sending?: typeof usually;
  /** Read again each time, because React draws a form again and again. */
  view: () => FormView<Data>;
  /** Shown where the host gives no sentence, in the owner's words. */
  failureText: string;
}

/**
 * Everything that any form of the site does between the first touch and the thank-you, whatever shows it: one request
 * at a time, with a fresh token and one key for all tries of the same message, and what each outcome means. R27, R33,
 * R34, R37, R39, R41.
 */
export function createFormEngine<Data>(options: FormEngineOptions<Data>) {
  const { call, failureText, formId, sending = usually, view } = options;
  let state: FormState = { phase: 'untouched' };
  let isSubmitting = false;
  let token: Promise<void> | undefined;
  /** A request whose answer was lost continues the same attempt, so that the host can tell it from a second message. */
  let attempt: Attempt | undefined;
  let abort: AbortController | undefined;

  function move(next: FormState): void {
    state = next;
    view().show(next);
  }

  /** Call it whenever something in the form changes: messages about the form as a whole are then out of date. */
  function change(): void {
    if (state.phase === 'untouched' || state.phase === 'failure') move(touched);
  }

  async function submit(): Promise<void> {
    if (isSubmitting || state.phase === 'success' || view().isHoneypotFilled()) return;
    isSubmitting = true;
    try {
      const faults = await view().findFaults();
      if (faults.length === 0) return await send();
      const [unplaced] = failAt(faults);
      if (unplaced) tell(unplaced.message);
    } finally {
      isSubmitting = false;
    }
  }

  /** A page may have been built long ago. Where no fresh token comes, the page's own may still be valid. */
  async function askForToken(): Promise<void> {
    try {
      const fresh = formId === undefined ? undefined : await sending.fetchFormToken(formId);
      if (fresh) view().takeToken(fresh);
    } catch {
      token = undefined;
    }
  }

  async function send(): Promise<void> {
    move({ phase: 'submitting' });
    // Part of the script may not load, which is a network failure too.
    settle(await sendOnce().catch((): SendOutcome<Data> => ({ outcome: 'unreachable' })));
  }

  async function sendOnce(): Promise<SendOutcome<Data>> {
    abort = new AbortController();
    const { signal } = abort;
    // Cancelling does not wait for a token that does not come.
    await Promise.race([token, waitForAbort(signal)]);
    if (signal.aborted) return { outcome: 'aborted' };
    const current = sending.attemptOf(await view().read(), attempt);
    const outcome = await sending.sendForm(call, current, {
      signal,
      onProgress: (sentBytes, totalBytes) => move({ phase: 'submitting', progress: { sentBytes, totalBytes } }),
    });
    attempt = sending.attemptAfter(current, outcome);
    // If the form is shown again for another message, it needs a new token.
    if (outcome.outcome === 'sent') token = undefined;
    return outcome;
  }

  function settle(outcome: SendOutcome<Data>): void {
    switch (outcome.outcome) {
      case 'sent':
        move({ phase: 'success' });
        view().sent(outcome.data);
        break;
      case 'aborted':
        move(touched);
        break;
      case 'duplicate': {
        const restore = view().empty();
        const { words } = view();
        const [title, text] = [say(words, 'duplicateTitle'), say(words, 'duplicateText')];
        const notice = { kind: 'duplicate', title, text, restore } as const;
        move({ phase: 'failure', notice });
        break;
      }
      case 'invalid':
        failByDetails(outcome.details, outcome.message);
        break;
      case 'taken':
        tellTaken();
        break;
      case 'refused':
        if (outcome.isStale) token = askForToken();
        fail(outcome.message);
        break;
      case 'unreachable':
        fail();
        break;
    }
  }

  function tellTaken(): void {
    const { taken } = view();
    if (taken) {
      move(touched);
      taken();
    } else fail();
  }

  function failByDetails(details: readonly FailedField[], message: string): void {
    const unplaced = failAt(details.map((detail) => faultOf(detail)));
    if (unplaced.length === 0) return;
    // The form has changed since this page was loaded: the browser asks for the current one, with what was typed.
    const isMissing = ({ name, type }: FailedField) =>
      type === 'required' && unplaced.some((fault) => fault.name === name);
    if (details.some(isMissing)) view().sendAsPage();
    const told = unplaced[0]?.message ?? message;
    tell(told, told);
  }

  /** R27: the host's doubt about an address is reported like an invalid one. */
  function faultOf({ message, name, type }: FailedField): Fault {
    const { wordFor, words } = view();
    if (message && name !== 'email') return { name, message };
    if (type === tooLargeType) return { name, message: say(words, 'fileTooLarge') };
    return { name, message: sayFault(words, 'invalid', { name, label: wordFor(name) }) };
  }

  function failAt(faults: readonly Fault[]): Fault[] {
    move({ phase: 'failure' });
    return view().showFaults(faults);
  }

  /** Without a sentence from the host, the usual one says what else to do. */
  function fail(why?: string): void {
    tell(why ?? failureText, why);
  }

  function tell(text: string, why?: string): void {
    move({ phase: 'failure', why, notice: { kind: 'failure', title: say(view().words, 'failureTitle'), text } });
  }

  return {
    /** Call it whenever the visitor comes to the form: it asks for a token, once. */
    touch(): void {
      token ??= askForToken();
    },
    change,
    submit,
    /** Cancels the request that is being sent; nothing is wrong then. */
    cancel: () => abort?.abort(),
    /** The form is shown again, empty. */
    startAgain: () => move(touched),
  };
}

export type FormEngine = ReturnType<typeof createFormEngine>;

export interface UploadProgress {
  sentBytes: number;
  /** Undefined where the browser does not know it. */
  totalBytes: number | undefined;
}

const waitForAbort = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

export interface Fault {
  name: string;
  message: string;
}

/** The same with its kind, for the figures of the form. */
export interface FieldFault {
  /** `pattern` where the value has the wrong form, `question` where it may be right. R27. */
  type: AnswerFault['type'];
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
