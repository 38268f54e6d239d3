import { pushEvent } from './analytics.ts';

const key = 'contact-form-sent-at';

/** Stores on this device when a message was sent, and nothing else about it. R51, R53. */
function storeSubmissionTime(now: Date): void {
  try {
    localStorage.setItem(key, now.toISOString());
  } catch {
    // Storage is closed or full in some private modes; the message has arrived anyway.
  }
}

/** Reports a sent form: pushes both events, and stores the time on this device. R50, R51. */
export function reportSent(formId: string, pagePath: string): void {
  pushEvent({ category: formId, action: 'lead', label: pagePath });
  pushEvent({ category: formId, action: 'form_sent', label: pagePath });
  storeSubmissionTime(new Date());
}
