import { referenceOf } from '@frontage/cms/inbox/reference.ts';
import { readableSize } from '@frontage/contract/contact/fileCheck.ts';
import { type Words, worded } from '@frontage/contract/contact/worded.ts';
import type { Language } from '@frontage/contract/language.ts';
import { type Said, sayingsOf } from '@frontage/contract/mails/said.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import type { DeliveredLead } from '../Channel.ts';
import type { MailContent, MailFact } from './MailContent.ts';
import { answerDue, greetingName, momentInWords, nameToRepeat, seatInWords } from './requestFacts.ts';

const texts = sayingsOf('receipt');

export interface Promises {
  /** As it is printed; left out where nobody can be called. */
  phone: string | undefined;
  /** The address of the chat, where there is one. */
  messagingHref?: string | undefined;
  /** Where the visitor may go on, such as the page of free hours: its whole address, or a path of the site before it is printed. */
  next: { label: string; href: string } | undefined;
  /** In how many working days requests are answered; the usual ones where nothing is said. */
  answerWorkingDays?: number | undefined;
  /** In which days are written. */
  language?: Language | undefined;
  /** What the owner says otherwise at forms, their choices among them. */
  words?: Words | undefined;
  /** When the mail leaves, which may be days after the request. */
  toldAt?: Date;
  /** Whether a reply comes back to the request by itself. */
  doRepliesJoin?: boolean | undefined;
}

/** Tells a visitor that the request is here, and until when it is answered. Nothing that was typed is repeated, but for what is plainly a name. */
export function acknowledgement(
  { lead, files, event }: DeliveredLead,
  { answerWorkingDays, doRepliesJoin, language, messagingHref, phone, next, toldAt, words }: Promises,
): MailContent {
  const name = greetingName(lead.name);
  const due = momentInWords(answerDue(lead, toldAt, answerWorkingDays), language);
  const reference = referenceOf(lead);
  const seat = seatInWords(event, language);
  const facts: MailFact[] = [
    [texts.number, reference],
    ...(seat ? [[texts.seat, seat] as const] : []),
    ...(lead.projectTypes?.length
      ? [[texts.topic, lead.projectTypes.map((type) => worded(words, type)).join(', ')] as const]
      : []),
    ...files.map(
      ({ fileName, sizeBytes }) => [texts.file, `${nameToRepeat(fileName)}, ${readableSize(sizeBytes)}`] as const,
    ),
  ];
  const urgent = phone ? [texts.urgent({ phone })] : [];
  // What is promised of replies is promised only where it is so.
  const reply = doRepliesJoin ? texts.replyJoins : texts.reply;
  // An address has no full stop behind it, so that what follows would run on.
  const sooner = messagingHref ? [[...urgent, texts.chat({ address: messagingHref })], [reply]] : [[...urgent, reply]];
  return {
    // Whoever typed the address typed the name: no word of theirs stands where mailboxes show it unopened.
    subject: texts.subject,
    preheader: texts.preheader({ due, reference }),
    heading: name ? texts.headingTo({ name }) : texts.heading,
    mark: 'solid',
    parts: [
      { kind: 'text', text: [arrived(files.length), texts.answer({ due })] },
      { kind: 'facts', facts },
      ...sooner.map((text) => ({ kind: 'text', text }) as const),
      ...(next ? [{ kind: 'button', ...next, tone: 'ink' } as const] : []),
    ],
    foot: [texts.foot({ date: formatDate(lead.receivedAt ?? lead.createdAt, language) })],
  };
}

function arrived(files: number): Said {
  if (files === 0) return texts.arrived;
  return files === 1 ? texts.arrivedWithFile : texts.arrivedWithFiles({ count: files });
}
