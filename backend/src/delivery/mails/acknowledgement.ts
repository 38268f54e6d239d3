import { referenceOf } from '@frontage/cms/inbox/reference.ts';
import { readableSize } from '@frontage/contract/contact/fileCheck.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import type { DeliveredLead } from '../Channel.ts';
import type { MailContent } from './MailContent.ts';
import { answerDue, greetingName, momentInWords, nameToRepeat, seatInWords } from './requestFacts.ts';

export interface Promises {
  /** As it is printed; left out where nobody can be called. */
  phone: string | undefined;
  /** Where the visitor may go on, such as the page of free hours: its whole address, or a path of the site before it is printed. */
  next: { label: string; href: string } | undefined;
  /** In how many working days requests are answered; the usual ones where nothing is said. */
  answerWorkingDays?: number | undefined;
  /** When the mail leaves, which may be days after the request. */
  toldAt?: Date;
  /** Whether a reply comes back to the request by itself. */
  doRepliesJoin?: boolean | undefined;
}

/** Tells a visitor that the request is here, and until when it is answered. Nothing that was typed is repeated, but for what is plainly a name. */
export function acknowledgement(
  { lead, files, event }: DeliveredLead,
  { answerWorkingDays, doRepliesJoin, phone, next, toldAt }: Promises,
): MailContent {
  const name = greetingName(lead.name);
  const due = momentInWords(answerDue(lead, toldAt, answerWorkingDays));
  const reference = referenceOf(lead);
  const withFiles = files.length === 0 ? '' : files.length === 1 ? ', with one file' : `, with ${files.length} files`;
  const seat = seatInWords(event);
  const facts: [string, string][] = [
    ['Number', reference],
    ...(seat ? [['Seat asked for', seat] as [string, string]] : []),
    ...(lead.projectTypes?.length ? [['Subject', lead.projectTypes.join(', ')] as [string, string]] : []),
    ...files.map(({ fileName, sizeBytes }): [string, string] => [
      'File',
      `${nameToRepeat(fileName)}, ${readableSize(sizeBytes)}`,
    ]),
  ];
  return {
    // Whoever typed the address typed the name: no word of theirs stands where mailboxes show it unopened.
    subject: 'We have your message',
    preheader: `An engineer answers by ${due}. Ref. ${reference}`,
    heading: name ? `We have it, ${name}` : 'We have it',
    mark: 'solid',
    parts: [
      { kind: 'text', text: `We have all of your message${withFiles}. An engineer reads it and answers by ${due}.` },
      { kind: 'facts', facts },
      {
        kind: 'text',
        text: `${phone ? `If it cannot wait: ${phone}. ` : ''}${replyWords(doRepliesJoin)}`,
      },
      ...(next ? [{ kind: 'button', ...next, tone: 'ink' } as const] : []),
    ],
    foot: [
      `This email answers your message of ${formatDate(lead.receivedAt ?? lead.createdAt)}. It is not a newsletter.`,
    ],
  };
}

/** Promised only where it is so. */
function replyWords(doRepliesJoin: boolean | undefined): string {
  return doRepliesJoin
    ? 'Reply to this email to add something: it joins your request, and a person reads it.'
    : 'Reply to this email to add something; a person reads it.';
}
