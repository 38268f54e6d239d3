import { readableSize } from '@frontage/contract/contact/fileCheck.ts';
import { kindOf } from '@frontage/contract/forms/kindOf.ts';
import { type Said, sayingsOf } from '@frontage/contract/mails/said.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import { sayChoice } from '@frontage/contract/words/siteTexts.ts';
import { answersOf } from '../../inbox/answersOf.ts';
import { referenceOf } from '../../inbox/reference.ts';
import type { DeliveredLead } from '../Channel.ts';
import type { MailContent, MailFact, Promises } from './MailContent.ts';
import { answerDue, greetingName, momentInWords, nameToRepeat, seatInWords } from './requestFacts.ts';

const texts = sayingsOf('receipt');

/**
 * Tells a visitor that the request has arrived, and by when it is answered. Repeats nothing that was typed, except what
 * is plainly a name.
 */
export function writeAcknowledgement(
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
      ? [[texts.topic, lead.projectTypes.map((type) => sayChoice(words, type)).join(', ')] as const]
      : []),
    ...answersOf(lead).flatMap((one) => (kindOf(one).isChosen ? [[one.label, one.shown] as const] : [])),
    ...files.map(
      ({ fileName, sizeBytes }) => [texts.file, `${nameToRepeat(fileName)}, ${readableSize(sizeBytes)}`] as const,
    ),
  ];
  const urgent = phone ? [texts.urgent({ phone })] : [];
  // Promises that replies join the request only where they do.
  const reply = doRepliesJoin ? texts.replyJoins : texts.reply;
  // An address has no full stop after it, so the next sentence begins a new paragraph.
  const sooner = messagingHref ? [[...urgent, texts.chat({ address: messagingHref })], [reply]] : [[...urgent, reply]];
  return {
    // Somebody who typed another person's address also typed the name. So what mailboxes show of an unopened email
    // contains no typed word.
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
