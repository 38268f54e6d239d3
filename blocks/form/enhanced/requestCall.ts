import { reportSent } from '@frontage/client/reportSent.ts';
import { type LeadHandles, sendMailSuccess } from '@frontage/contract/contact/answers.ts';
import type * as z from 'zod/mini';
import type { FormCall } from './FormCall.ts';
import { showThanks } from './inPlaceOfForm.ts';

/** A request to sales: a thank-you. R34. */
export function requestCall(path: string, schema: z.ZodMiniType): FormCall<LeadHandles> {
  return {
    path,
    schema,
    success: sendMailSuccess,
    onSent(_handles, { form, formId }) {
      reportSent(formId, location.pathname);
      showThanks(form, 'start');
    },
  };
}
