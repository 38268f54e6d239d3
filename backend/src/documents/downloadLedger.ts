import type { Payload, PayloadRequest } from 'payload';
import { ledgerOf } from '../contact/LeadStore.ts';
import { enqueueMail, type MailToEnqueue } from '../delivery/enqueueMail.ts';

export type DownloadLedger = ReturnType<typeof downloadLedgerOf>;

/** Requests for documents within one transaction: leads, and the mail with the link. `from`: who mails. */
export function downloadLedgerOf(payload: Payload, req: PayloadRequest, from: string) {
  return {
    leads: ledgerOf(payload, req),
    /** True where a mail of that kind was written for the request before. */
    async isOwedToVisitor(lead: number, kind: string): Promise<boolean> {
      const where = { and: [{ lead: { equals: lead } }, { kind: { equals: kind } }] };
      return (await payload.db.count({ collection: 'mails', where, req })).totalDocs > 0;
    },
    enqueueToVisitor: (lead: number, written: Pick<MailToEnqueue, 'kind' | 'to' | 'subject' | 'text' | 'html'>) =>
      enqueueMail(payload, req, { ...written, from, lead }),
  };
}
