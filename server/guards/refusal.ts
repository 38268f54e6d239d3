import type { FailureDetail } from '@frontage/contract/contact/answers.ts';
import type { FailureCode, SendMailFailure } from '@frontage/contract/contact/failure.ts';

/** A refused request, explained in words for people. Contains no submitted value. R40. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  /** For machines: our own script decides by it. */
  code: FailureCode;
  message: string;
  details?: FailureDetail[];
  /** s after which it makes sense to try again. */
  retryAfterS?: number;
  /** Answered in a few words, because filling in a page costs more than storing a request. */
  isCurt?: boolean;
  /** Title and text of the page for visitors without script, where they are not the message. */
  notice?: { title: string; text: string };
}

/** One fault of one field. */
export function detailOf(key: string, message: string, type: string): FailureDetail {
  return { message, path: [key], type, context: { key, label: key } };
}

/** The answer to script. R40. */
export function failureOf({ code, details, message }: Omit<Refusal, 'status'>): SendMailFailure {
  return { success: false, error: details ? { message, details } : message, code, data: null };
}

/** What was refused, for the log: each field and the type of its fault. */
export function outcomeOf({ details }: Refusal): string {
  return details?.map(({ context, type }) => `${context.key} ${type}`).join(', ') ?? 'refused';
}
