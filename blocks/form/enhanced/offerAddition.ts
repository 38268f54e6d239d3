import { sendAddition } from '@frontage/client/sendAddition.ts';
import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { additionEmpty, additionStored } from '@frontage/contract/contact/messages.ts';
import { additionTyped } from '../additionTyped.ts';

/** Step two in the thank-you of a plain form: what the visitor adds goes to the request just sent. Decision 23. */
export function offerAddition(thanks: HTMLElement, handles: LeadHandles): void {
  const form = thanks.querySelector<HTMLFormElement>(`form[${formMarks.addition}]`);
  const status = thanks.querySelector<HTMLElement>('[role=status]');
  const button = form?.querySelector('button');
  if (!form || !status || !button) return;
  let isSending = false;
  form.hidden = false;

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    const fields = additionTyped(new FormData(form));
    if (Object.keys(fields).length === 0) {
      status.textContent = additionEmpty;
      return;
    }
    isSending = true;
    button.ariaDisabled = 'true';
    status.textContent = '';
    const ended = await sendAddition(handles, fields);
    isSending = false;
    button.removeAttribute('aria-disabled');
    status.textContent = ended.outcome === 'added' ? additionStored : ended.message;
    if (ended.outcome !== 'added') return;
    // The button that had focus goes with its form.
    form.hidden = true;
    status.tabIndex = -1;
    status.focus();
  });
}
