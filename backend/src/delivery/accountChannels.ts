import { type AccountLinkKind, accountLink, linkLifetimeMs } from '@frontage/cms/accounts/accountLinks.ts';
import { idOf } from '@frontage/cms/references/idOf.ts';
import { type Channel, type DueDelivery, Undeliverable } from './Channel.ts';
import type { MailChannelsOptions } from './mailChannels.ts';
import { writeInvitation, writeNewPasswordMail } from './mails/accountMails.ts';
import type { MailContent } from './mails/MailContent.ts';
import { renderMail } from './mails/renderMail.ts';
import { readCompany } from './mails/senderOf.ts';

const hourMs = 3_600_000;

/** Sends users of the admin their links. Each try makes a new link, which invalidates the previous one. */
export function createAccountChannels({
  adminUrl,
  mail,
  mailer,
  now,
}: Omit<MailChannelsOptions, 'siteUrl' | 'threads'>): Record<AccountLinkKind, Channel> {
  return {
    invitation: (delivery) =>
      bring(delivery, 'invitation', (name, companyName, href) =>
        writeInvitation(name, companyName, href, linkLifetimeMs.invitation / (24 * hourMs)),
      ),
    'new-password': (delivery) =>
      bring(delivery, 'new-password', (_name, _companyName, href) =>
        writeNewPasswordMail(href, linkLifetimeMs['new-password'] / hourMs),
      ),
  };

  async function bring(
    { payload, row }: DueDelivery,
    kind: AccountLinkKind,
    contentOf: (name: string, companyName: string, href: string) => MailContent,
  ): ReturnType<Channel> {
    const id = idOf(row.user);
    const user = id ? await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true }) : undefined;
    if (!user) throw new Undeliverable('The account was deleted');
    const { sender } = await readCompany(payload);
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: user.email },
      disableEmail: true,
      expiration: linkLifetimeMs[kind],
    });
    const href = accountLink(adminUrl, token);
    const rendered = renderMail(contentOf(user.name, sender.companyName, href), sender);
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
    const kept = emlName
      ? { ...rendered, emlName }
      : { text: rendered.text.replaceAll(href, '(the link is not kept)') };
    return async (req) => {
      const sent = { status: 'sent', attempts: row.attempts + 1, sentAt: now().toISOString() };
      const data = { ...envelope, ...kept, ...sent, kind, user: user.id };
      await payload.db.create({ collection: 'mails', data, req, returning: false });
    };
  }
}
