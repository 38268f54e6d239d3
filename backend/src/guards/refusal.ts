import type { FailureDetail } from '@frontage/contract/contact/answers.ts';
import type { FailureCode, SendMailFailure } from '@frontage/contract/contact/failure.ts';

/** A request that is refused, in words for people. No submitted value is in it. R40. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  /** For machines: what our own script decides by. */
  code: FailureCode;
  message: string;
  details?: FailureDetail[];
  /** s until it makes sense to come back. */
  retryAfterS?: number;
  /** Answered in a few words, whoever asks: to fill in a page costs more than to store a request. */
  isCurt?: boolean;
  /** What the page of a visitor without script says, where that is not the message. */
  notice?: { title: string; text: string };
}

/** One thing that is wrong with one field. */
export function detailOf(key: string, message: string, type: string): FailureDetail {
  return { message, path: [key], type, context: { key, label: key } };
}

/** What is told to script. R40. */
export function failureOf({ code, details, message }: Omit<Refusal, 'status'>): SendMailFailure {
  return { success: false, error: details ? { message, details } : message, code, data: null };
}

/** What was refused, for the log: the fields and what is wrong with each. */
export function outcomeOf({ details }: Refusal): string {
  return details?.map(({ context, type }) => `${context.key} ${type}`).join(', ') ?? 'refused';
}
