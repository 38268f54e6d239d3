import { withoutQuote } from '@frontage/cms/inbox/answers/quoted.ts';
import { referenceOf } from '@frontage/cms/inbox/reference.ts';
import type { Lead } from '@frontage/cms/payload-types.ts';
import type { MailFact, Sender } from '../delivery/mails/MailContent.ts';
import { oneLine } from '../delivery/mails/plainWords.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import type { IncomingMail } from './readMail.ts';

interface Reply {
  lead: Lead;
  incoming: IncomingMail;
  isFromElsewhere: boolean;
  adminUrl: string;
  sender: Sender;
}

/** The mail that tells sales of a reply. */
export function replyNotice({ adminUrl, incoming, isFromElsewhere, lead, sender }: Reply) {
  const who = oneLine(lead.company || lead.name);
  const { address, name } = incoming.from;
  const { words } = withoutQuote(incoming.text);
  const facts: MailFact[] = [
    ['Number', referenceOf(lead)],
    ['From', [name, address].filter(Boolean).join(', ')],
    ...(isFromElsewhere ? [['Mind', 'another address than that of the request'] as const] : []),
    ...(incoming.attachments.length > 0 ? [['Attached', incoming.attachments.join(', ')] as const] : []),
  ];
  const href = `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${lead.id}`;
  const content = {
    subject: `Reply: ${who}`,
    preheader: words,
    heading: `${who} replied`,
    mark: 'solid',
    parts: [
      { kind: 'facts', facts },
      { kind: 'quote', text: words },
      { kind: 'button', label: 'Open the request', href, tone: 'ink' },
    ],
    foot: ['Sent to sales by the website. Answer at the request: what you write there is kept with it.'],
  } as const;
  return { kind: 'lead-reply', replyTo: lead.email ?? undefined, ...renderMail(content, sender) };
}
