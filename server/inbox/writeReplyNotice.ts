import { sayingsOf } from '@frontage/contract/mails/said.ts';
import type { MailContent, MailFact, Sender } from '../delivery/mails/MailContent.ts';
import { toOneLine } from '../delivery/mails/plainWords.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import type { Lead } from '../payload-types.ts';
import { withoutQuote } from './answers/conversation.ts';
import { referenceOf } from './requestInWords.ts';

const texts = sayingsOf('sales');

interface ReplyNotice {
  lead: Lead;
  reply: {
    from: { name: string; address: string };
    text: string;
    attachments: readonly string[];
    isFromElsewhere: boolean;
    isProven: boolean;
  };
  adminUrl: string;
}

export function writeReplyContent({ adminUrl, lead, reply }: ReplyNotice): MailContent {
  const who = toOneLine(lead.company || lead.name);
  const { attachments, isFromElsewhere, isProven } = reply;
  const { address, name } = reply.from;
  const { words } = withoutQuote(reply.text);
  const warnings = [...(isFromElsewhere ? [texts.otherAddress] : []), ...(isProven ? [] : [texts.notProven])];
  const facts: MailFact[] = [
    [texts.number, referenceOf(lead)],
    [texts.from, [name, address].filter(Boolean).join(', ')],
    ...warnings.map((warning) => [texts.mind, warning] as const),
    ...(attachments.length > 0 ? [[texts.attached, attachments.join(', ')] as const] : []),
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

export function writeReplyNotice(notice: ReplyNotice, sender: Sender) {
  return {
    kind: 'lead-reply',
    replyTo: notice.lead.email ?? undefined,
    ...renderMail(writeReplyContent(notice), sender),
  };
}
