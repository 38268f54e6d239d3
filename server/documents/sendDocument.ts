import { paths } from '@frontage/contract/paths.ts';
import { Undeliverable } from '../delivery/Channel.ts';
import type { Sender } from '../delivery/mails/MailContent.ts';
import type { Lead } from '../payload-types.ts';
import { type DownloadStore, downloadOf } from './DownloadStore.ts';
import type { DownloadLinks } from './downloadLinks.ts';
import { renderDocumentMail } from './downloadMails.ts';

interface SendDocumentOptions {
  store: DownloadStore;
  links: DownloadLinks;
  backendUrl: string;
  sender: Sender;
  now: () => Date;
}

/** Owes the email with a new link to a visitor whose request for a document was in quarantine; once per request. */
export function createSendDocument({ backendUrl, links, now, sender, store }: SendDocumentOptions) {
  return async function send(lead: Lead): Promise<void> {
    const { email, id } = lead;
    const offer = await store.findStoredOffer(lead, now());
    if (!offer || !email) throw new Undeliverable('The document is no longer offered. Answer the visitor');
    const { token, until } = links.issue(downloadOf(offer, now()));
    const link = `${backendUrl}${paths.downloads}/${token}`;
    const mail = renderDocumentMail({ sender, link, siteUrl: backendUrl, offer, until });
    await store.inTransaction(async (ledger) => {
      if (!(await ledger.isOwedToVisitor(id, mail.kind))) await ledger.enqueueToVisitor(id, { ...mail, to: email });
    });
  };
}
