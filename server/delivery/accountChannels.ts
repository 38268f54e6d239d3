import { sayingsOf } from '@frontage/contract/mails/said.ts';
import type { PageFault } from '@frontage/contract/release.ts';
import { collectionNamed, kindOf } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { type AccountLinkKind, accountLink, linkLifetimeMs } from '../accounts/accountLinks.ts';
import type { User } from '../payload-types.ts';
import { type Channel, type DueDelivery, Undeliverable } from './Channel.ts';
import { createSend, type MailChannelsOptions, readPerson } from './mailChannels.ts';
import { writePageFaultMail } from './mails/faultMails.ts';
import type { MailContent } from './mails/MailContent.ts';
import { renderMail } from './mails/renderMail.ts';
import { readCompany } from './mails/senderOf.ts';
import { toldFaultsOf } from './toldFaults.ts';

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

const texts = sayingsOf('account');

/** Invites somebody without a password to the admin. `href` is valid for `days`. */
export function writeInvitation(name: string, companyName: string, href: string, days: number): MailContent {
  const company = { company: companyName };
  return {
    subject: texts.invitationSubject(company),
    preheader: texts.invitationPreheader({ days }),
    heading: texts.welcome({ name }),
    mark: 'solid',
    parts: [
      { kind: 'text', text: [texts.invited(company)] },
      { kind: 'button', label: texts.choose, href, tone: 'asset' },
      { kind: 'small', text: texts.invitationLink({ days, link: href }), href },
    ],
    foot: [texts.unasked],
  };
}

/** Tells somebody that another person has their password and guesses the codes of their phone. */
function writeWrongCodesMail(adminUrl: string): MailContent {
  return {
    subject: texts.wrongCodesSubject,
    preheader: texts.wrongCodesPreheader,
    heading: texts.wrongCodesSubject,
    mark: 'dashed',
    parts: [
      { kind: 'text', text: [texts.wrongCodes] },
      { kind: 'text', text: [texts.wrongCodesPause] },
      { kind: 'button', label: texts.openAdmin, href: `${adminUrl.replace(/\/$/, '')}/admin/account`, tone: 'ink' },
    ],
    foot: [texts.wrongCodesFoot],
  };
}

/** Lets somebody choose a new password. `href` is valid for `hours`. */
export function writeNewPasswordMail(href: string, hours: number): MailContent {
  return {
    subject: texts.passwordSubject,
    preheader: texts.passwordPreheader({ hours }),
    heading: texts.chooseNew,
    mark: 'dashed',
    parts: [
      { kind: 'text', text: [texts.asked] },
      { kind: 'button', label: texts.chooseNew, href, tone: 'ink' },
      { kind: 'small', text: texts.passwordLink({ hours, link: href }), href },
    ],
    foot: [texts.unasked],
  };
}

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
