import type { MailContent } from './MailContent.ts';

const unasked = 'If you did not expect this email, ignore it: nothing happens without the link.';

/** Lets somebody into the admin who has no password yet. `href` is good for `days`. */
export function invitationMail(name: string, companyName: string, href: string, days: number): MailContent {
  return {
    subject: `Your account at ${companyName}`,
    preheader: `Choose your password within ${days} days`,
    heading: `Welcome, ${name}`,
    mark: 'solid',
    parts: [
      { kind: 'text', text: `You are invited to the admin of the website of ${companyName}.` },
      { kind: 'button', label: 'Choose your password', href, tone: 'asset' },
      { kind: 'small', text: `The link works once, for ${days} days. Afterwards ask for another. Its address:`, href },
    ],
    foot: [unasked],
  };
}

/** Lets somebody choose a new password. `href` is good for `hours`. */
export function newPasswordMail(href: string, hours: number): MailContent {
  return {
    subject: 'A new password for the admin',
    preheader: `The link is good for ${hours} hours`,
    heading: 'Choose a new password',
    mark: 'dashed',
    parts: [
      { kind: 'text', text: 'Somebody asked for a new password for your account. Your present one holds until then.' },
      { kind: 'button', label: 'Choose a new password', href, tone: 'ink' },
      { kind: 'small', text: `The link works once, for ${hours} hours. Its address:`, href },
    ],
    foot: [unasked],
  };
}
