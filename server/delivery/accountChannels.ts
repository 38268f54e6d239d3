import { type AccountLinkKind, accountLink, linkLifetimeMs } from '../accounts/accountLinks.ts';
import type { User } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { type Channel, type DueDelivery, Undeliverable } from './Channel.ts';
import type { MailChannelsOptions } from './mailChannels.ts';
import { writeInvitation, writeNewPasswordMail, writeWrongCodesMail } from './mails/accountMails.ts';
import type { MailContent } from './mails/MailContent.ts';
import { renderMail } from './mails/renderMail.ts';
import { readCompany } from './mails/senderOf.ts';

const hourMs = 3_600_000;

/**
 * Sends users of the admin their links, and word of wrong codes. Each try makes a new link, which invalidates the
 * previous one.
 */
export function createAccountChannels({
  adminUrl,
  mail,
  mailer,
  now,
}: Omit<MailChannelsOptions, 'siteUrl' | 'threads'>): Record<AccountLinkKind | 'wrong-codes', Channel> {
  return {
    invitation: (delivery) =>
      bringLink(delivery, 'invitation', (name, companyName, href) =>
        writeInvitation(name, companyName, href, linkLifetimeMs.invitation / (24 * hourMs)),
      ),
    'new-password': (delivery) =>
      bringLink(delivery, 'new-password', (_name, _companyName, href) =>
        writeNewPasswordMail(href, linkLifetimeMs['new-password'] / hourMs),
      ),
    'wrong-codes': (delivery) =>
      bring(delivery, 'wrong-codes', async () => ({ content: writeWrongCodesMail(adminUrl) })),
  };

  function bringLink(
    delivery: DueDelivery,
    kind: AccountLinkKind,
    contentOf: (name: string, companyName: string, href: string) => MailContent,
  ): ReturnType<Channel> {
    return bring(delivery, kind, async ({ email, name }, companyName) => {
      const token = await delivery.payload.forgotPassword({
        collection: 'users',
        data: { email },
        disableEmail: true,
        expiration: linkLifetimeMs[kind],
      });
      const href = accountLink(adminUrl, token);
      return { content: contentOf(name, companyName, href), href };
    });
  }

  async function bring(
    { payload, row }: DueDelivery,
    kind: AccountLinkKind | 'wrong-codes',
    write: (user: User, companyName: string) => Promise<{ content: MailContent; href?: string }>,
  ): ReturnType<Channel> {
    const id = idOf(row.user);
    const user = id ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }) : undefined;
    if (!user) throw new Undeliverable('The account was deleted');
    const { sender } = await readCompany(payload);
    const { content, href } = await write(user, sender.companyName);
    const rendered = renderMail(content, sender);
    const envelope = { from: mail.from, to: user.email, subject: rendered.subject };
    const { emlName } = await mailer.send({
      id: row.id,
      ...envelope,
      ...rendered,
      replyTo: undefined,
      unsubscribeUrl: undefined,
    });
    // No link is kept of an email that a mail server has sent. In the mailbox the email is kept for the sake of its
    // link.
    const text = href ? rendered.text.replaceAll(href, '(the link is not kept)') : rendered.text;
    const kept = emlName ? { ...rendered, emlName } : { text };
    return async (req) => {
      const sent = { status: 'sent', attempts: row.attempts + 1, sentAt: now().toISOString() };
      const data = { ...envelope, ...kept, ...sent, kind, user: user.id };
      await payload.db.create({ collection: 'mails', data, req, returning: false });
    };
  }
}
