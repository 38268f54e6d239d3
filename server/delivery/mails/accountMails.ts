import { sayingsOf } from '@frontage/contract/mails/said.ts';
import type { MailContent } from './MailContent.ts';

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
export function writeWrongCodesMail(adminUrl: string): MailContent {
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
