import type { MailContent } from './MailContent.ts';

/** Tells the operators that deliveries do not move. */
export function alertMail(minutes: number, owed: number, adminUrl: string): MailContent {
  return {
    subject: 'Deliveries of the website stand still',
    preheader: `The oldest has been due for ${minutes} minutes`,
    heading: 'Deliveries stand still',
    mark: 'dashed',
    parts: [
      {
        kind: 'text',
        text: 'Requests are stored and nothing is lost, but emails, CRM entries and webhooks do not leave.',
      },
      {
        kind: 'facts',
        facts: [
          ['Oldest due', `${minutes} minutes ago`],
          ['Owed', `${owed}`],
        ],
      },
      {
        kind: 'button',
        label: 'See what is owed',
        href: `${adminUrl.replace(/\/$/, '')}/admin/collections/deliveries`,
        tone: 'ink',
      },
    ],
    foot: ['Sent by the website itself, past its queue. Restarting the backend loses nothing.'],
  };
}
