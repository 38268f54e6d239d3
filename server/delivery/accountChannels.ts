import { type AccountLinkKind, accountLink, linkLifetimeMs } from '../accounts/accountLinks.ts';
import type { User } from '../payload-types.ts';
import { type Channel, type DueDelivery, Undeliverable } from './Channel.ts';
import { createSend, type MailChannelsOptions, readPerson } from './mailChannels.ts';
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
  ...options
}: Omit<MailChannelsOptions, 'siteUrl' | 'threads'>): Record<AccountLinkKind | 'wrong-codes', Channel> {
  const send = createSend(options);
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
    delivery: DueDelivery,
    kind: AccountLinkKind | 'wrong-codes',
    write: (user: User, companyName: string) => Promise<{ content: MailContent; href?: string }>,
  ): ReturnType<Channel> {
    const user = await readPerson(delivery);
    if (!user) throw new Undeliverable('The account was deleted');
    const { sender } = await readCompany(delivery.payload);
    const { content, href } = await write(user, sender.companyName);
    const rendered = renderMail(content, sender);
    return send(delivery, { kind, to: user.email, rendered, user: user.id, secret: href });
  }
}
