import { backendAddress } from '@frontage/client/backendAddress.ts';
import { reportSent } from '@frontage/client/reportSent.ts';
import { type LeadHandles, sendMailSuccess } from '@frontage/contract/contact/answers.ts';
import {
  type ArticleFileSuccess,
  articleFileFields,
  articleFileSuccess,
} from '@frontage/contract/contact/articleFileRequest.ts';
import { auditFields } from '@frontage/contract/contact/auditRequest.ts';
import { callBackFields } from '@frontage/contract/contact/callBackRequest.ts';
import { contactFields } from '@frontage/contract/contact/contactRequest.ts';
import { estimateFields } from '@frontage/contract/contact/estimateRequest.ts';
import { type FileField, fileFields } from '@frontage/contract/contact/fileFields.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { downloadMarks } from '@frontage/contract/contact/newsletterMarkup.ts';
import type { formTable } from '@frontage/contract/forms/formTable.ts';
import { questionMarks } from '@frontage/contract/forms/questionMarks.ts';
import { paths } from '@frontage/contract/paths.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type * as z from 'zod/mini';
import { createFormEngine } from '../engine/createFormEngine.ts';
import type { FormView } from '../engine/FormView.ts';
import { keepText } from './keptText.ts';
import type { FormCall } from './newsletterCall.ts';
import { newsletterCall, showThanks } from './newsletterCall.ts';
import { findFaults, watchFiles } from './plainFaults.ts';
import { createPlainForm } from './plainForm.ts';
import { listen, showState, viewOfPlainForm } from './plainView.ts';

/** A document that an article offers: its link replaces the form. R47. */
const documentCall: FormCall<ArticleFileSuccess['data']> = {
  path: paths.articleFile,
  schema: articleFileFields,
  success: articleFileSuccess,
  onSent({ downloadUrl }, { form, formId }) {
    reportSent(formId, location.pathname);
    const link = showThanks(form, 'nearest')?.querySelector<HTMLAnchorElement>(`[${downloadMarks.link}] a`);
    if (link) link.href = backendAddress + downloadUrl;
  },
};

type Table = typeof formTable;
type RequestName = { [Name in keyof Table]: Table[Name]['becomes'] extends 'request' ? Name : never }[keyof Table];

/**
 * The schemas of the calls for requests. They are those of the table of forms, which the compiler checks; the table
 * itself, with the labels of all forms, is not sent to the browser.
 */
const requestSchemas = {
  [paths.sendMail]: contactFields,
  [paths.audit]: auditFields,
  [paths.callBack]: callBackFields,
  [paths.estimate]: estimateFields,
} satisfies { [Name in RequestName as Table[Name]['path']]: Table[Name]['schema'] };

/** Sends a form in place, with what is special to its call. */
export async function enhanceByCall(form: HTMLFormElement): Promise<void> {
  const path = new URL(form.action).pathname;
  if (path === paths.articleFile) enhance(form, documentCall);
  else if (path === paths.subscribe) enhance(form, newsletterCall);
  else {
    const call = requestCall(path, requestSchemas[isOfRequests(path) ? path : paths.sendMail]);
    const isOfQuestions = form.hasAttribute(questionMarks.form);
    enhance(
      form,
      call,
      isOfQuestions ? await import('./questionForm.ts').then((own) => own.openQuestions(form)) : undefined,
    );
  }
}

const isOfRequests = (path: string): path is keyof typeof requestSchemas => path in requestSchemas;

/** A request to sales: the thank-you, R34, or the page that its owner chose instead. */
function requestCall(path: string, schema: z.ZodMiniType): FormCall<LeadHandles> {
  return {
    path,
    schema,
    success: sendMailSuccess,
    onSent(_handles, { form, formId }) {
      reportSent(formId, location.pathname);
      const next = form.getAttribute(formMarks.next);
      if (next) location.assign(next);
      else showThanks(form, 'start');
    },
  };
}

/** Sends a form in place that the browser could send without script, by the engine of all forms. */
function enhance<Data>(form: HTMLFormElement, call: FormCall<Data>, find = () => findFaults(form, call.schema)): void {
  const shown = createPlainForm(form);
  const formId = form.getAttribute(formMarks.form) ?? '';
  const called = { form, formId, shown };
  const tellProgress = watchFiles(form);
  const forgetText = keepText(form, formId);

  const view: FormView<Data> = {
    ...viewOfPlainForm(form, shown),
    findFaults: find,
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
