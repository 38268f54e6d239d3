import { reportSent } from '@frontage/client/reportSent.ts';
import { type LeadHandles, sendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import type * as z from 'zod/mini';
import type { FormCall } from './FormCall.ts';
import { showThanks } from './inPlaceOfForm.ts';

/** A request to sales: the thank-you, R34, or the page that its owner chose instead. */
export function requestCall(path: string, schema: z.ZodMiniType): FormCall<LeadHandles> {
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
