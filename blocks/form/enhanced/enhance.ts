import type { Attempt, TakingCall } from '@frontage/client/sendMail.ts';
import type { SendOutcome } from '@frontage/client/sendOutcome.ts';
import { type FileField, fileFields } from '@frontage/contract/contact/fileFields.ts';
import { formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import {
  duplicateText,
  duplicateTitle,
  failureText,
  failureTitle,
  inWordsOf,
  mustBeValid,
  staleForm,
} from '@frontage/contract/contact/messages.ts';
import type { FormCall } from './FormCall.ts';
import { createFormView, type Fault } from './formView.ts';
import { honeypotOf } from './honeypotOf.ts';
import { keepText } from './keptText.ts';
import { faultsOf, watchFiles } from './nativeFaults.ts';
import { rememberTyped } from './rememberTyped.ts';

const loadSending = () => import('@frontage/client/sendMail.ts');

/** Lets a form that the browser could send by itself be sent in place, with the answers of all other forms. R27, R34, R41. */
export function enhance<Data>(form: HTMLFormElement, call: FormCall<Data> & TakingCall<Data>): void {
  const view = createFormView(form);
  const mail = form.getAttribute(formMarks.enhanced) ?? '';
  const formId = form.getAttribute(formMarks.form) ?? '';
  const called = { form, formId, view };
  const honeypot = honeypotOf(form);
  // Woken by the first touch, which is when a fresh one is asked for.
  let token: Promise<void> | undefined = freshToken();
  let attempt: Attempt | undefined;
  let isSending = false;
  /** What was sent may still stand in the form, and a part of it on the page. */
  let isSent = false;
  const tellProgress = watchFiles(form);
  const forgetText = keepText(form, formId);

  form.addEventListener('focusin', () => {
    token ??= freshToken();
  });
  form.addEventListener('input', ({ target }) => view.touched(target));
  form.addEventListener('reset', () => {
    isSent = false;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending || isSent || honeypot?.value) return;
    const faults = faultsOf(form);
    if (faults.length > 0) view.showFaults(faults);
    else void send();
  });

  /** A page may have been built long ago. Where none comes, the page's own may still do. R33. */
  async function freshToken(): Promise<void> {
    try {
      const { fetchFormToken } = await loadSending();
      const fresh = await fetchFormToken(formId);
      const field = form.elements.namedItem(hiddenFields.formToken);
      if (field instanceof HTMLInputElement) field.value = fresh.formToken;
      if (honeypot) honeypot.name = fresh.honeypotName;
    } catch {
      token = undefined;
    }
  }

  async function send(): Promise<void> {
    isSending = true;
    view.setSending(true);
    await token;
    const outcome = await transport();
    isSending = false;
    view.setSending(false);
    tellProgress();
    settle(outcome);
  }

  async function transport(): Promise<SendOutcome<Data>> {
    const sending = await loadSending().catch(() => undefined);
    if (!sending) return { outcome: 'unreachable' };
    const { fields, files } = requestOf(form);
    const current = sending.attemptOf({ fields: { ...fields, ...(await call.knownFields?.()) }, files }, attempt);
    const outcome = await sending.sendForm(call, current, {
      signal: new AbortController().signal,
      onProgress: (sentBytes, totalBytes) => tellProgress({ sentBytes, totalBytes }),
    });
    attempt = sending.attemptAfter(current, outcome);
    return outcome;
  }

  function fail(why?: string): void {
    if (call.onFailed) call.onFailed(why, called);
    else view.showNotice(failureTitle, why ?? failureText(mail));
  }

  function settle(outcome: SendOutcome<Data>): void {
    switch (outcome.outcome) {
      case 'sent':
        isSent = true;
        forgetText();
        // Should the form come back, for another address, then with a token of that time.
        token = undefined;
        call.onSent(outcome.data, called);
        break;
      case 'duplicate': {
        const restore = rememberTyped(form);
        form.reset();
        form.dispatchEvent(new Event('change'));
        view.hideKeptLine();
        view.showNotice(duplicateTitle, duplicateText, restore);
        break;
      }
      case 'invalid': {
        const faults = outcome.details.map(({ context: { key }, message }): Fault => {
          const called = form.querySelector(`[name=email]`)?.getAttribute(formMarks.called);
          return { name: key, message: key === 'email' ? inWordsOf(called, mustBeValid(key)) : message };
        });
        const isWhole = view.showFaults(faults);
        // The form has changed since this page came: the browser asks for the one of now, with what was typed.
        if (!isWhole && outcome.details.some(({ type }) => type === 'required')) form.submit();
        if (!isWhole) fail(faults[0]?.message ?? outcome.message);
        break;
      }
      case 'refused':
        if (outcome.message === staleForm) token = freshToken();
        fail(outcome.message);
        break;
      case 'unreachable':
        fail();
        break;
      case 'aborted':
        break;
    }
  }
}

/** What stands in the form, each field once: several values of one name as a list. */
function requestOf(form: HTMLFormElement) {
  const fields: Record<string, string | string[]> = {};
  const files: Partial<Record<FileField, File[]>> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') {
      const before = fields[name];
      fields[name] = before === undefined ? value : [before, value].flat();
    } else {
      const field = fileFields.find((one) => one === name);
      if (field && value.size > 0) files[field] = [value];
    }
  }
  return { fields, files };
}
