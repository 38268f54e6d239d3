import { reportSent } from '@frontage/client/reportSent.ts';
import { type LeadHandles, sendMailSuccess } from '@frontage/contract/contact/answers.ts';
import type { FormCall } from './FormCall.ts';
import { showThanks } from './inPlaceOfForm.ts';

/** A request to sales: a thank-you. R34. */
export const requestCall: FormCall<LeadHandles> = {
  success: sendMailSuccess,
  onSent(_handles, { form, formId }) {
    reportSent(formId, location.pathname);
    showThanks(form, 'start');
  },
};
