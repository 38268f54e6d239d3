import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import type { FailureDetail } from '@frontage/contract/contact/answers.ts';
import { failureTitle } from '@frontage/contract/contact/faultTitles.ts';

/** How sending ended. All but `done` leave what was typed where it is. */
export type Sent =
  | { outcome: 'done'; confirmed: string }
  | { outcome: 'taken' }
  | { outcome: 'invalid'; details: Pick<FailureDetail, 'message' | 'context'>[] }
  | { outcome: 'failed'; title: string; text: string };

export function failed(text: string = bookingTexts.unsentText): Sent {
  return { outcome: 'failed', title: failureTitle, text };
}
