import type { SendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { duplicateMarker, duplicateText, duplicateTitle } from '@frontage/contract/contact/messages.ts';
import type { MayMail } from '../guards/recipients.ts';
import type { Refusal } from '../guards/refusal.ts';
import { KeyedMutex } from '../keyedMutex.ts';
import type { ContactSubmission } from './ContactSubmission.ts';
import { findEarlier } from './findEarlier.ts';
import type { Handles } from './handles.ts';
import type { LeadStore } from './LeadStore.ts';
import { payloadHashOf } from './payloadHash.ts';

export interface AcceptOptions {
  store: LeadStore;
  handles: Handles;
  mayMail: MayMail;
  now: () => Date;
}

export interface Candidate {
  submission: ContactSubmission;
  idempotencyKey: string | undefined;
  requestId: string;
  /** Why a person should look before this counts as a request. */
  suspicion: string | undefined;
}

/** How a request ends. In `repeated` and `refused` its files were not taken over. */
export type Acceptance =
  | { outcome: 'stored' | 'quarantined' | 'repeated'; handles: SendMailSuccess['data'] }
  | { outcome: 'duplicate' | 'key reused'; refusal: Refusal };

/**
 * The rule for a request that fits: seen this key before? its first answer again. The same fields within a day? told
 * so. Else it is stored, with what it owes, in one transaction. R33, R37, R38.
 */
export function createAccept({ store, handles, mayMail, now }: AcceptOptions) {
  const mutex = new KeyedMutex();

  return function accept({ submission, idempotencyKey, requestId, suspicion }: Candidate): Promise<Acceptance> {
    const payloadHash = payloadHashOf(submission);
    // Equal requests that come at once wait for each other: the second one must see what the first one stored.
    const inTurn = (work: () => Promise<Acceptance>) =>
      mutex.run(`key ${idempotencyKey ?? payloadHash}`, () => mutex.run(payloadHash, work));
    return inTurn(() =>
      store.inTransaction(async (ledger): Promise<Acceptance> => {
        const receivedAt = now();
        const earlier = await findEarlier(ledger, { idempotencyKey, payloadHash, receivedAt });
        if (earlier?.as === 'key reused') return { outcome: earlier.as, refusal: earlier.refusal };
        if (earlier?.as === 'same') return { outcome: 'duplicate', refusal: duplicate };
        if (earlier) {
          const { id, receivedAt: first } = earlier.lead;
          return { outcome: 'repeated', handles: handles.issue(id, first) };
        }
        const status = suspicion === undefined ? 'new' : 'quarantine';
        const lead = await ledger.add({
          ...submission,
          receivedAt,
          status,
          quarantineReason: suspicion,
          idempotencyKey,
          requestId,
          payloadHash,
        });
        if (suspicion === undefined) {
          const { country, email } = submission.fields;
          const { formId } = submission.envelope;
          const told = email && (await mayMail(email)) ? email : undefined;
          await ledger.owe({ id: lead.id, formId, country }, told);
        }
        return {
          outcome: suspicion === undefined ? 'stored' : 'quarantined',
          handles: handles.issue(lead.id, lead.receivedAt),
        };
      }),
    );
  };
}

/** R39: the text is the marker. No Retry-After: to send the same again is not what helps. */
export const duplicate: Refusal = {
  status: 429,
  message: duplicateMarker,
  notice: { title: duplicateTitle, text: duplicateText },
};
