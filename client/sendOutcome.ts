import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import type { FailureCode } from '@frontage/contract/contact/failure.ts';
import { duplicateMarker } from '@frontage/contract/contact/messages.ts';
import { readDetail } from '@frontage/contract/contact/readAnswers.ts';
import { pushEvent } from './analytics.ts';
import type { HttpFailure } from './http.ts';

/**
 * The result of sending. `data` is that of the answer: for a request, the handles with which more can be added for a
 * day.
 */
export type SendOutcome<Data = LeadHandles> = { outcome: 'sent'; data: Data } | FailedOutcome;

/** A field that the server finds invalid. Without a sentence, the form has its own. */
export interface FailedField {
  name: string;
  type?: string;
  message?: string;
}

/** How sending failed or was cancelled. The typed text stays where it is. */
export type FailedOutcome =
  | { outcome: 'aborted' }
  /** The server already has this very message. R39. */
  | { outcome: 'duplicate' }
  | { outcome: 'invalid'; message: string; details: FailedField[] }
  /** Somebody else has taken what was requested, such as an hour. */
  | { outcome: 'taken' }
  /** The server refused the whole request and says why in a sentence for people. A stale form needs a new token. */
  | { outcome: 'refused'; message: string; isStale?: boolean }
  /** No useful answer: a network or server fault. The same request may be sent again. */
  | { outcome: 'unreachable' };

type Failure = Pick<HttpFailure, 'code' | 'data' | 'httpStatus' | 'isAborted' | 'message'>;

/** Returns what a rejection of the HTTP client means for the form. R39, R40, R41. */
export function outcomeOf({ code, data, httpStatus, isAborted, message }: Failure): FailedOutcome {
  const isOf = (one: FailureCode) => code === one;
  if (isAborted) return { outcome: 'aborted' };
  // Another host that follows the specification may send the marker alone.
  if (isOf('duplicate') || data === duplicateMarker) return { outcome: 'duplicate' };
  if (isOf('taken')) return { outcome: 'taken' };
  if (isOf('stale_form')) return { outcome: 'refused', message, isStale: true };
  const details = detailsOf(data);
  if (details.length > 0) return { outcome: 'invalid', message, details };
  if (httpStatus === 413 && !code) return { outcome: 'invalid', message, details: [tooLargeDetail] };
  // Without a code the answer is not from our host, and `failed` is a fault of ours, which has nothing useful to say.
  return !code || isOf('failed') ? { outcome: 'unreachable' } : { outcome: 'refused', message };
}

/** A proxy in front of the server may refuse a body by its size, without our answer. */
export const tooLargeType = 'file.size';
const tooLargeDetail: FailedField = { name: 'file', type: tooLargeType };

function detailsOf(data: unknown): FailedField[] {
  const details: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'details') : undefined;
  if (!Array.isArray(details)) return [];
  return details.flatMap((detail) => readDetail(detail) ?? []);
}

const key = 'contact-form-sent-at';

/** Reports a sent form: pushes both events, and stores the time on this device, and nothing else. R50, R51, R53. */
export function reportSent(formId: string, pagePath: string): void {
  pushEvent({ category: formId, action: 'lead', label: pagePath });
  pushEvent({ category: formId, action: 'form_sent', label: pagePath });
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    // Storage is closed or full in some private modes; the message has arrived anyway.
  }
}
