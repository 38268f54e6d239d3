import { type LeadHandles, sendMailSuccess } from '@frontage/contract/contact/answers.ts';
import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';
import { paths } from '@frontage/contract/paths.ts';
import { bodyOf, prepareFields } from './preparePayload.ts';
import { http, isHttpFailure } from './sendForm.ts';
import { outcomeOf } from './sendOutcome.ts';

/** The result of adding: stored, or the server's sentence that says why not. */
export type AdditionOutcome = { outcome: 'added' } | { outcome: 'failed'; message?: string };

/** Sends `POST /send-mail/update`, prepared like every form. Never rejects. R44. */
export async function sendAddition(handles: LeadHandles, fields: UpdateFields): Promise<AdditionOutcome> {
  try {
    const prepared = prepareFields(
      { ...handles, ...fields },
      { pageAddress: location.href, now: new Date(), analyticsClientId: undefined },
    );
    const answer = await http.post<unknown>(paths.update, bodyOf(prepared, {}));
    return { outcome: sendMailSuccess.safeParse(answer).success ? 'added' : 'failed' };
  } catch (failure) {
    const outcome = isHttpFailure(failure) ? outcomeOf(failure) : undefined;
    return { outcome: 'failed', ...(outcome && 'message' in outcome ? { message: outcome.message } : {}) };
  }
}
