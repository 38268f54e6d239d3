import { withoutQuote } from '@frontage/cms/inbox/answers/quoted.ts';
import { referenceOf } from '@frontage/cms/inbox/reference.ts';
import type { Lead } from '@frontage/cms/payload-types.ts';
import { sayingsOf } from '@frontage/contract/mails/said.ts';
import type { MailContent, MailFact, Sender } from '../delivery/mails/MailContent.ts';
import { toOneLine } from '../delivery/mails/plainWords.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import type { IncomingMail } from './readMail.ts';

const texts = sayingsOf('sales');

interface Reply {
  lead: Lead;
  incoming: Pick<IncomingMail, 'attachments' | 'from' | 'text'>;
  isFromElsewhere: boolean;
  adminUrl: string;
}

/** The content of the email that tells sales about a reply. */
export function writeReplyContent({ adminUrl, incoming, isFromElsewhere, lead }: Reply): MailContent {
  const who = toOneLine(lead.company || lead.name);
  const { address, name } = incoming.from;
  const { words } = withoutQuote(incoming.text);
  const facts: MailFact[] = [
    [texts.number, referenceOf(lead)],
    [texts.from, [name, address].filter(Boolean).join(', ')],
    ...(isFromElsewhere ? [[texts.mind, texts.otherAddress] as const] : []),
    ...(incoming.attachments.length > 0 ? [[texts.attached, incoming.attachments.join(', ')] as const] : []),
  ];
  const href = `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${lead.id}`;
  return {
    subject: texts.replySubject({ who }),
    preheader: words,
    heading: texts.replied({ who }),
    mark: 'solid',
    parts: [
      { kind: 'facts', facts },
      { kind: 'quote', text: words },
      { kind: 'button', label: texts.open, href, tone: 'ink' },
    ],
    foot: [texts.replyFoot],
  };
}

/** The email that tells sales about a reply. */
export function writeReplyNotice(reply: Reply, sender: Sender) {
  return {
    kind: 'lead-reply',
    replyTo: reply.lead.email ?? undefined,
    ...renderMail(writeReplyContent(reply), sender),
  };
}
