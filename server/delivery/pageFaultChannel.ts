import type { PageFault } from '@frontage/contract/release.ts';
import { collectionNamed, kindOf } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { idOf } from '../references/idOf.ts';
import { type Channel, Undeliverable } from './Channel.ts';
import type { MailChannelsOptions } from './mailChannels.ts';
import { renderMail } from './mails/renderMail.ts';
import { readCompany } from './mails/senderOf.ts';
import { writePageFaultMail } from './mails/writePageFaultMail.ts';
import { toldFaultsOf } from './toldFaults.ts';

/** Tells the editor of a document, or the operators of the site, what could not be shown as it was published. */
export function createPageFaultChannel({
  adminUrl,
  mail,
  mailer,
  now,
}: Pick<MailChannelsOptions, 'adminUrl' | 'mail' | 'mailer' | 'now'>): Record<'page-fault', Channel> {
  return {
    async 'page-fault'({ payload, row }) {
      const told = toldFaultsOf(row.body);
      if (!told) throw new Undeliverable('It does not say which pages');
      const id = row.user ? idOf(row.user) : undefined;
      const user = id ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }) : undefined;
      const { sender } = await readCompany(payload);
      const titles = await readTitles(payload, told.faults);
      const rendered = renderMail(
        writePageFaultMail(told, ({ id, kind }) => titles.get(`${kind} ${id}`), adminUrl),
        sender,
      );
      const envelope = { from: mail.from, to: user?.email ?? mail.to };
      const further = { replyTo: undefined, unsubscribeUrl: undefined };
      const { emlName } = await mailer.send({ id: row.id, ...envelope, ...rendered, ...further });
      return async (req) => {
        const sent = { status: 'sent', attempts: row.attempts + 1, sentAt: now().toISOString() };
        const kept = { ...envelope, ...rendered, ...sent, ...(emlName ? { emlName } : {}) };
        const data = { ...kept, kind: 'page-fault', user: user?.id ?? null };
        await payload.db.create({ collection: 'mails', data, req, returning: false });
      };
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
