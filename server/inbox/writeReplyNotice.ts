import { sayingsOf } from '@frontage/contract/mails/said.ts';
import { button, facts, type MailContent, quote, type Sender } from '../delivery/mails/MailContent.ts';
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
  return {
    subject: texts.replySubject({ who }),
    preheader: words,
    heading: texts.replied({ who }),
    mark: 'solid',
    parts: [
      facts(
        [texts.number, referenceOf(lead)],
        [texts.from, [name, address].filter(Boolean).join(', ')],
        [texts.mind, isFromElsewhere ? texts.otherAddress : undefined],
        [texts.mind, isProven ? undefined : texts.notProven],
        [texts.attached, attachments.join(', ')],
      ),
      quote(words),
      button(texts.open, `${adminUrl}/admin/collections/leads/${lead.id}`),
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
