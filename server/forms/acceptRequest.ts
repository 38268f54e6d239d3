import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { MayMail } from '../guards/recipients.ts';
import { type Arrival, createAccept } from './accept.ts';
import type { ContactSubmission } from './ContactSubmission.ts';
import type { Handles } from './handles.ts';
import type { LeadLedger, LeadStore } from './LeadStore.ts';
import { payloadHashOf } from './payloadHash.ts';

export interface AcceptRequestOptions {
  store: LeadStore;
  handles: Handles;
  mayMail: MayMail;
  now: () => Date;
}

export interface RequestCandidate extends Arrival {
  submission: ContactSubmission;
}

/** The rule for a request to sales: the same one within a day is reported as a duplicate. R39. */
export function createAcceptRequest({ store, handles, mayMail, now }: AcceptRequestOptions) {
  return createAccept<RequestCandidate, LeadLedger, LeadHandles>(
    {
      inTransaction: store.inTransaction,
      leadsOf: (ledger) => ledger,
      hashOf: ({ submission }) => payloadHashOf(submission),
      duplicate: formTable.contact.duplicate,
      again: async ({ id, receivedAt }) => handles.issue(id, receivedAt),
      async store({ submission }, { addLead, ledger }) {
        const { id, receivedAt } = await addLead(submission);
        return { given: handles.issue(id, receivedAt), enqueue: () => enqueue(ledger, id, submission) };
      },
    },
    now,
  );

  async function enqueue(ledger: LeadLedger, id: number, { envelope, fields }: ContactSubmission): Promise<void> {
    const { country, email } = fields;
    const told = email && (await mayMail(email)) ? email : undefined;
    await ledger.enqueue({ id, formId: envelope.formId, country }, told);
  }
}
