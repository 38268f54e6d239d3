import type { SendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { duplicateMarker, duplicateText, duplicateTitle } from '@frontage/contract/contact/messages.ts';
import type { MayMail } from '../guards/recipients.ts';
import type { Refusal } from '../guards/refusal.ts';
import { KeyedMutex } from '../keyedMutex.ts';
import type { ContactSubmission } from './ContactSubmission.ts';
import type { Handles } from './handles.ts';
import type { LeadStore, StoredLead } from './LeadStore.ts';
import { payloadHashOf } from './payloadHash.ts';

const duplicateWindowMs = 24 * 3_600_000;

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
        const firstOfKey = () => (idempotencyKey === undefined ? undefined : ledger.findByKey(idempotencyKey));
        const repeated = ({ id, receivedAt }: StoredLead): Acceptance => ({
          outcome: 'repeated',
          handles: handles.issue(id, receivedAt),
        });
        const first = await firstOfKey();
        if (first && first.payloadHash !== payloadHash) return { outcome: 'key reused', refusal: keyReused };
        if (first) return repeated(first);
        const receivedAt = now();
        if (await ledger.findSame(payloadHash, new Date(receivedAt.getTime() - duplicateWindowMs))) {
          // Another host may have stored this very request since its key was looked for.
          const meanwhile = await firstOfKey();
          return meanwhile?.payloadHash === payloadHash
            ? repeated(meanwhile)
            : { outcome: 'duplicate', refusal: duplicate };
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

/** R37: a key belongs to one request. */
export const keyReused: Refusal = {
  status: 422,
  message: 'This Idempotency-Key came with other fields before. Send the changed request with a new key.',
};

/** R39: the text is the marker. No Retry-After: to send the same again is not what helps. */
export const duplicate: Refusal = {
  status: 429,
  message: duplicateMarker,
  notice: { title: duplicateTitle, text: duplicateText },
};
