import { type Channel, Undeliverable } from '../../delivery/Channel.ts';
import type { MailChannelsOptions } from '../../delivery/mailChannels.ts';
import { idOf } from '../../references/idOf.ts';
import { drawSampleMail } from './drawSampleMail.ts';

/** Sends an editor one of `sampledMails` with made-up contents, in the drafted wording. */
export function createSampleMailChannel({
  adminUrl,
  mail,
  mailer,
  now,
  siteUrl,
}: Pick<MailChannelsOptions, 'adminUrl' | 'mail' | 'mailer' | 'now' | 'siteUrl'>): Record<'sample-email', Channel> {
  return {
    async 'sample-email'({ payload, row }) {
      const id = idOf(row.user);
      const user = id ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }) : undefined;
      if (!user) throw new Undeliverable('The account was deleted');
      const rendered = await drawSampleMail(payload, { id: Number(row.body), siteUrl, adminUrl, now: now() });
      if (!rendered) throw new Undeliverable('There is no such email');
      const envelope = { from: mail.from, to: user.email };
      const further = { replyTo: undefined, unsubscribeUrl: undefined };
      const { emlName } = await mailer.send({ id: row.id, ...envelope, ...rendered, ...further });
      return async (req) => {
        const sent = { status: 'sent', attempts: row.attempts + 1, sentAt: now().toISOString() };
        const kept = { ...envelope, ...rendered, ...sent, ...(emlName ? { emlName } : {}) };
        const data = { ...kept, kind: 'sample', user: user.id };
        await payload.db.create({ collection: 'mails', data, req, returning: false });
      };
    },
  };
}
