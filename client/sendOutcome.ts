import { type FailureDetail, failureDetail, type LeadHandles } from '@frontage/contract/contact/answers.ts';
import type { FailureCode } from '@frontage/contract/contact/failure.ts';
import { fileTooLarge } from '@frontage/contract/contact/messages.ts';
import type { HttpFailure } from './http.ts';

/** How sending ended. `data` is what the answer gave: for a request the handles by which more can be added for a day. */
export type SendOutcome<Data = LeadHandles> = { outcome: 'sent'; data: Data } | FailedOutcome;

/** How sending failed, or was given up. It leaves what was typed where it is. */
export type FailedOutcome =
  /** The visitor cancelled; nothing is wrong. */
  | { outcome: 'aborted' }
  /** The server has this very message already. R39. */
  | { outcome: 'duplicate' }
  /** The server found something wrong in single fields. */
  | { outcome: 'invalid'; message: string; details: FailureDetail[] }
  /** Somebody else has what was asked for, such as an hour. */
  | { outcome: 'taken' }
  /** The server refused the whole request and says why in a sentence for people. A stale form needs another token. */
  | { outcome: 'refused'; message: string; isStale?: boolean }
  /** No answer that helps: the network, or a fault on the server. The same request may be sent again. */
  | { outcome: 'unreachable' };

type Failure = Pick<HttpFailure, 'code' | 'data' | 'httpStatus' | 'isAborted' | 'message'>;

/** What a rejection of the HTTP client means for the form. R39, R40, R41. */
export function outcomeOf({ code, data, httpStatus, isAborted, message }: Failure): FailedOutcome {
  const isOf = (one: FailureCode) => code === one;
  if (isAborted) return { outcome: 'aborted' };
  if (isOf('duplicate')) return { outcome: 'duplicate' };
  if (isOf('taken')) return { outcome: 'taken' };
  if (isOf('stale_form')) return { outcome: 'refused', message, isStale: true };
  const details = detailsOf(data);
  if (details.length > 0) return { outcome: 'invalid', message, details };
  if (httpStatus === 413 && !code) return { outcome: 'invalid', message, details: [tooLargeDetail] };
  // Without a code it was not our host that answered, and of its own faults it can say nothing that helps.
  return !code || isOf('failed') ? { outcome: 'unreachable' } : { outcome: 'refused', message };
}

/** A proxy before the server may refuse a body by its size without our answer. */
const tooLargeDetail: FailureDetail = {
  message: fileTooLarge,
  path: ['file'],
  type: 'file.size',
  context: { key: 'file', label: 'file' },
};

function detailsOf(data: unknown): FailureDetail[] {
  const details: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'details') : undefined;
  if (!Array.isArray(details)) return [];
  return details.flatMap((detail) => {
    const parsed = failureDetail.safeParse(detail);
    return parsed.success ? [parsed.data] : [];
  });
}
