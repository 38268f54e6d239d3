import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { markErrorInTitle } from '@frontage/contract/contact/messages.ts';
import { say, saySummary } from '@frontage/contract/words/formTexts.ts';
import type { Fault, FormNotice } from '../engine/FormView.ts';
import { focusInView } from '../focusInView.ts';
import { wordsIn } from './saidBy.ts';

/** Any level: a form is under the heading of its page or of a section. */
export const anyHeading = 'h2, h3, h4';

/** Shows the state of a plain form, at the marks where a page that was drawn with an answer shows the same. */
export function createPlainForm(
  form: HTMLFormElement,
  button = form.querySelector<HTMLButtonElement>('button[type=submit]:not([formaction])'),
) {
  const own = wordsIn(form);
  const summary = form.querySelector<HTMLElement>(`[${formMarks.summary}]`);
  const notice = form.querySelector<HTMLElement>(`[${formMarks.notice}]`);
  const restoreButton = form.querySelector<HTMLButtonElement>(`[${formMarks.restore}]`);
  /** The button's own words, while it says something else. */
  let words: string | undefined;
  let shown: Fault[] = [...form.querySelectorAll<HTMLElement>(`[${formMarks.errorOf}]:not([hidden])`)].map((place) => ({
    name: place.getAttribute(formMarks.errorOf) ?? '',
    message: place.textContent,
  }));

  const placeOf = (name: string) => form.querySelector<HTMLElement>(`[${formMarks.errorOf}="${CSS.escape(name)}"]`);
  const controlOf = (name: string) =>
    form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type=hidden])`);

  function placeFault(name: string, message: string): void {
    const at = placeOf(name);
    if (at) {
      at.textContent = message;
      at.hidden = message === '';
    }
    const control = controlOf(name);
    if (message) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
  }

  function showSummary(): void {
    document.title = markErrorInTitle(document.title, shown.length > 0, say(own, 'errorInTitle'));
    if (!summary) return;
    summary.hidden = shown.length === 0;
    const heading = summary.querySelector(anyHeading);
    if (heading) heading.textContent = shown.length > 0 ? saySummary(own, shown.length) : '';
    summary.querySelector('ul')?.replaceChildren(...shown.map(linkTo));
  }

  function linkTo({ name, message }: Fault): HTMLLIElement {
    const entry = document.createElement('li');
    const link = document.createElement('a');
    const control = controlOf(name);
    link.href = `#${control?.id ?? ''}`;
    link.textContent = message;
    link.onclick = (event) => {
      event.preventDefault();
      control?.focus();
    };
    entry.append(link);
    return entry;
  }

  /** Puts other words on the button, which keeps the width of its own; without any, restores its own. */
  function setLabel(other?: string): void {
    if (!button || (!other && words === undefined)) return;
    words ??= button.textContent;
    button.style.minInlineSize = other ? `${button.offsetWidth}px` : '';
    button.textContent = other ?? words;
    if (!other) words = undefined;
    // Screen readers announce it; they do not announce a button whose words change.
    const status = button.parentElement?.querySelector('[role=status]');
    if (status) status.textContent = other ?? '';
  }

  function hideNotice(): void {
    if (notice) notice.hidden = true;
  }

  return {
    /** Returns the faults for which the form has no place. */
    showFaults(faults: readonly Fault[]): Fault[] {
      for (const { name } of shown) placeFault(name, '');
      shown = faults.filter(({ name }) => placeOf(name));
      for (const { name, message } of shown) placeFault(name, message);
      hideNotice();
      showSummary();
      if (shown.length > 0) focusInView(summary);
      return faults.filter(({ name }) => !placeOf(name));
    },

    /** A field that is being changed is no longer wrong, as far as we know. */
    touched(target: EventTarget | null): void {
      if (!button?.ariaDisabled) setLabel();
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (!name || !shown.some((fault) => fault.name === name)) return;
      placeFault(name, '');
      shown = shown.filter((fault) => fault.name !== name);
      showSummary();
    },

    /** Removes the faults of the last try. */
    clearFaults(): void {
      for (const { name } of shown) placeFault(name, '');
      shown = [];
      showSummary();
    },

    showNotice({ restore, text, title }: FormNotice): void {
      if (!notice) return;
      const [heading, paragraph] = [notice.querySelector(anyHeading), notice.querySelector('p')];
      if (heading) heading.textContent = title;
      if (paragraph) paragraph.textContent = text;
      if (restoreButton) {
        restoreButton.hidden = !restore;
        restoreButton.textContent = say(own, 'restoreTyped');
        restoreButton.onclick = () => {
          restore?.();
          hideNotice();
          (controlOf('name') ?? controlOf('email'))?.focus();
        };
      }
      notice.hidden = false;
      focusInView(notice);
    },

    /** The form was emptied because of what happened to it; its text is still kept for this visit. R39. */
    hideKeptLine(): void {
      const line = form.querySelector<HTMLElement>(`[${formMarks.kept}]`);
      if (line) line.hidden = true;
    },

    setSending(isSending: boolean): void {
      if (isSending && button?.ariaDisabled) return;
      setLabel(isSending ? say(own, 'sending') : undefined);
      if (isSending) button?.setAttribute('aria-disabled', 'true');
      else button?.removeAttribute('aria-disabled');
    },

    hideNotice,
    label: setLabel,
    /** The sentences that the site's owner changed. */
    words: own,
    /** The owner's word for a field. */
    wordFor: (name: string) => controlOf(name)?.getAttribute(formMarks.called),
  };
}

export type PlainForm = ReturnType<typeof createPlainForm>;
