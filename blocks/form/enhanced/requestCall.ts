import { reportSent } from '@frontage/client/reportSent.ts';
import { type LeadHandles, sendMailSuccess } from '@frontage/contract/contact/answers.ts';
import type { FormCall } from './FormCall.ts';
import { showThanks } from './inPlaceOfForm.ts';

/** A request to sales: a thank-you, and step two for those who want to add something. §4.1, decision 23. */
export const requestCall: FormCall<LeadHandles> = {
  success: sendMailSuccess,
  onSent(handles, { form, formId }) {
    reportSent(formId, location.pathname);
    const thanks = showThanks(form, 'start');
    // Where the file does not come there is no step two; the request has arrived all the same.
    if (thanks)
      import('./offerAddition.ts').then(({ offerAddition }) => offerAddition(thanks, handles)).catch(() => {});
  },
};
