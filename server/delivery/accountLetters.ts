import { sayingsOf } from '@frontage/contract/mails/said.ts';
import type { PageFault } from '@frontage/contract/release.ts';
import { collectionNamed, kindOf } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { type AccountLinkKind, accountLink, linkLifetimeMs } from '../accounts/accountLinks.ts';
import type { User } from '../payload-types.ts';
import { type DueDelivery, Undeliverable } from './Channel.ts';
import { type Letter, readPerson, type WriteLetter } from './mailChannels.ts';
import { writePageFaultMail } from './mails/faultMails.ts';
import { button, type MailContent, text } from './mails/MailContent.ts';
import { renderMail } from './mails/renderMail.ts';
import { toldFaultsOf } from './toldFaults.ts';

const hourMs = 3_600_000;

/** To users of the admin: their links, word of wrong codes, and what cannot be shown as they published it. */
export const accountLetters: Record<AccountLinkKind | 'wrong-codes' | 'page-fault', WriteLetter> = {
  invitation: (delivery, { adminUrl }) =>
    bringLink(delivery, adminUrl, 'invitation', ({ name }, companyName, href) =>
      writeInvitation(name, companyName, href, linkLifetimeMs.invitation / (24 * hourMs)),
    ),
  'new-password': (delivery, { adminUrl }) =>
    bringLink(delivery, adminUrl, 'new-password', (_user, _companyName, href) =>
      writeNewPasswordMail(href, linkLifetimeMs['new-password'] / hourMs),
    ),
  async 'wrong-codes'(delivery, { adminUrl }) {
    const { email: to, id } = await requirePerson(delivery);
    const { sender } = await delivery.company();
    return { kind: 'wrong-codes', to, user: id, ...renderMail(writeWrongCodesMail(adminUrl), sender) };
  },
  /** To the editor of the document, or to the operators of the site. */
  async 'page-fault'(delivery, { adminUrl, mail }) {
    const { payload, row } = delivery;
    const told = toldFaultsOf(row.body);
    if (!told) throw new Undeliverable('It does not say which pages');
    const user = await readPerson(delivery);
    const { sender } = await delivery.company();
    const titles = await readTitles(payload, told.faults);
    const content = writePageFaultMail(told, ({ id, kind }) => titles.get(`${kind} ${id}`), adminUrl);
    return { kind: 'page-fault', to: user?.email ?? mail.to, user: user?.id, ...renderMail(content, sender) };
  },
};

/** Each try makes a new link, which invalidates the previous one. */
async function bringLink(
  delivery: DueDelivery,
  adminUrl: string,
  kind: AccountLinkKind,
  write: (user: User, companyName: string, href: string) => MailContent,
): Promise<Letter> {
  const { payload } = delivery;
  const user = await requirePerson(delivery);
  const { sender } = await delivery.company();
  const asked = { data: { email: user.email }, disableEmail: true, expiration: linkLifetimeMs[kind] };
  const secret = accountLink(adminUrl, await payload.forgotPassword({ collection: 'users', ...asked }));
  const rendered = renderMail(write(user, sender.companyName, secret), sender);
  return { kind, to: user.email, user: user.id, secret, ...rendered };
}

async function requirePerson(delivery: DueDelivery): Promise<User> {
  const user = await readPerson(delivery);
  if (!user) throw new Undeliverable('The account was deleted');
  return user;
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
      text(texts.invited(company)),
      button(texts.choose, href, 'asset'),
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
    parts: [text(texts.wrongCodes), text(texts.wrongCodesPause), button(texts.openAdmin, `${adminUrl}/admin/account`)],
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
      text(texts.asked),
      button(texts.chooseNew, href),
      { kind: 'small', text: texts.passwordLink({ hours, link: href }), href },
    ],
    foot: [texts.unasked],
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
