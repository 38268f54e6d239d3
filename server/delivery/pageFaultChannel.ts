import type { PageFault } from '@frontage/contract/release.ts';
import { collectionNamed, kindOf } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { type Channel, Undeliverable } from './Channel.ts';
import { createSend, type MailChannelsOptions, readPerson } from './mailChannels.ts';
import { writePageFaultMail } from './mails/faultMails.ts';
import { renderMail } from './mails/renderMail.ts';
import { readCompany } from './mails/senderOf.ts';
import { toldFaultsOf } from './toldFaults.ts';

/** Tells the editor of a document, or the operators of the site, what could not be shown as it was published. */
export function createPageFaultChannel({
  adminUrl,
  mail,
  ...options
}: Pick<MailChannelsOptions, 'adminUrl' | 'mail' | 'mailer' | 'now'>): Record<'page-fault', Channel> {
  const send = createSend({ mail, ...options });
  return {
    async 'page-fault'(delivery) {
      const { payload, row } = delivery;
      const told = toldFaultsOf(row.body);
      if (!told) throw new Undeliverable('It does not say which pages');
      const user = await readPerson(delivery);
      const { sender } = await readCompany(payload);
      const titles = await readTitles(payload, told.faults);
      const content = writePageFaultMail(told, ({ id, kind }) => titles.get(`${kind} ${id}`), adminUrl);
      const rendered = renderMail(content, sender);
      return send(delivery, { kind: 'page-fault', to: user?.email ?? mail.to, rendered, user: user?.id });
    },
  };
}

/** The current titles of the documents, by kind and id, without deleted ones. */
async function readTitles(payload: Payload, faults: readonly PageFault[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const { document } of faults) {
    if (!document) continue;
    const { id, kind } = document;
    const collection = collectionNamed(kind);
    const { title } = kindOf(collection);
    const asked = { collection, id, depth: 0, disableErrors: true } as const;
    const found = await payload.findByID({ ...asked, select: { [title]: true } });
    if (found) titles.set(`${kind} ${id}`, String(Reflect.get(found, title)));
  }
  return titles;
}
