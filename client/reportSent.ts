import { pushEvent } from './analytics.ts';
import { storeSubmissionTime } from './submissionTime.ts';

/** Reports a sent form: pushes both events, and stores the time on this device. R50, R51. */
export function reportSent(formId: string, pagePath: string): void {
  pushEvent({ category: formId, action: 'lead', label: pagePath });
  pushEvent({ category: formId, action: 'form_sent', label: pagePath });
  storeSubmissionTime(new Date());
}
