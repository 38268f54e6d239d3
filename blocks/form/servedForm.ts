import type { ContactFieldName } from '@frontage/contract/contact/contactRequest.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';

/** What stands in a form at the moment its script arrives. */
export interface ServedForm {
  /** Typed before the script came, or written back by the server. */
  typed: Record<string, string | string[]>;
  /** Errors that the server wrote, by field name. */
  errors: Record<string, { type: 'server'; message: string }>;
  notice: { title: string; text: string } | undefined;
}

const untouchedForm: ServedForm = { typed: {}, errors: {}, notice: undefined };

/**
 * Reads a form from the document, so that waking loses neither what was typed nor what the server answered to a
 * form that was sent before. On the server, and for forms made later, nothing stands there yet.
 */
export function readServedForm(elementId: string, names: readonly ContactFieldName[]): ServedForm {
  if (typeof document === 'undefined') return untouchedForm;
  const form = document.getElementById(elementId);
  if (!(form instanceof HTMLFormElement)) return untouchedForm;
  const values = new FormData(form);
  const typed: ServedForm['typed'] = { country: String(values.get('country') ?? '') };
  for (const name of names) {
    typed[name] = name === 'projectTypes' ? values.getAll(name).map(String) : String(values.get(name) ?? '');
  }
  return { typed, errors: errorsIn(form), notice: noticeIn(form) };
}

function errorsIn(form: HTMLFormElement): ServedForm['errors'] {
  const errors: ServedForm['errors'] = {};
  for (const place of form.querySelectorAll(`[${formMarks.errorOf}]:not([hidden])`)) {
    const name = place.getAttribute(formMarks.errorOf);
    const message = place.textContent;
    if (name && message) errors[name] = { type: 'server', message };
  }
  return errors;
}

function noticeIn(form: HTMLFormElement): ServedForm['notice'] {
  const notice = form.querySelector(`[${formMarks.notice}]:not([hidden])`);
  const title = notice?.querySelector('h3')?.textContent;
  return title ? { title, text: notice?.querySelector('p')?.textContent ?? '' } : undefined;
}
