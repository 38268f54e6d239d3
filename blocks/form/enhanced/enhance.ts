import { type FileField, fileFields } from '@frontage/contract/contact/fileFields.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { createFormEngine } from '../engine/createFormEngine.ts';
import type { FormView } from '../engine/FormView.ts';
import type { FormCall } from './FormCall.ts';
import { keepText } from './keptText.ts';
import { findFaults, watchFiles } from './plainFaults.ts';
import { createPlainForm } from './plainForm.ts';
import { listen, showState, viewOfPlainForm } from './plainView.ts';

/** Sends a form in place that the browser could send without script, by the engine of all forms. */
export function enhance<Data>(form: HTMLFormElement, call: FormCall<Data>): void {
  const shown = createPlainForm(form);
  const formId = form.getAttribute(formMarks.form) ?? '';
  const called = { form, formId, shown };
  const tellProgress = watchFiles(form);
  const forgetText = keepText(form, formId);

  const view: FormView<Data> = {
    ...viewOfPlainForm(form, shown),
    findFaults: () => findFaults(form, call.schema),
    async read() {
      const { fields, files } = requestOf(form);
      return { fields: { ...fields, ...(await call.knownFields?.()) }, files };
    },
    show(state) {
      tellProgress(state.phase === 'submitting' ? state.progress : undefined);
      showState(shown, state, call.onFailed && ((why) => call.onFailed?.(why, called)));
    },
    sent(data) {
      forgetText();
      call.onSent(data, called);
    },
  };
  const engine = createFormEngine({
    call,
    formId,
    failureText: say(shown.words, 'failureText', { email: form.getAttribute(formMarks.enhanced) ?? '' }),
    view: () => view,
  });

  listen(form, engine, shown);
  form.addEventListener('reset', engine.startAgain);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void engine.submit();
  });
  // The first touch woke it.
  engine.touch();
}

/** The contents of the form, each field once: several values with one name as a list. */
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
