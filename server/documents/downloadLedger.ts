import type { Payload, PayloadRequest } from 'payload';
import { enqueueMail, type MailToEnqueue } from '../delivery/enqueueMail.ts';
import { ledgerOf } from '../forms/LeadStore.ts';

export type DownloadLedger = ReturnType<typeof downloadLedgerOf>;

/** Requests for documents within one transaction: leads, and the email with the link. `from`: its sender. */
export function downloadLedgerOf(payload: Payload, req: PayloadRequest, from: string) {
  return {
    leads: ledgerOf(payload, req),
    /** Tells whether an email of that kind was already written for the request. */
    async isOwedToVisitor(lead: number, kind: string): Promise<boolean> {
      const where = { and: [{ lead: { equals: lead } }, { kind: { equals: kind } }] };
      return (await payload.db.count({ collection: 'mails', where, req })).totalDocs > 0;
    },
    enqueueToVisitor: (lead: number, written: Pick<MailToEnqueue, 'kind' | 'to' | 'subject' | 'text' | 'html'>) =>
      enqueueMail(payload, req, { ...written, from, lead }),
  };
}
