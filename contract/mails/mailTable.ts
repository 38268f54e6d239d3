import { ownEmailTitles } from '../../registry/emailTitles.ts';
import type { Words } from '../words/say.ts';
import {
  accountTexts,
  alarmTexts,
  answerDueTexts,
  callTexts,
  documentTexts,
  everyTexts,
  letterTexts,
  pageFaultTexts,
  receiptTexts,
  salesCallTexts,
  salesTexts,
} from './usualMailTexts.ts';

interface MailEntry {
  /** Who reads it and when, for the person who words it. Emails to visitors name no reader. */
  title: string;
  /** The emails made from it, each of which can be viewed with made-up contents. */
  samples: readonly string[];
  texts: Readonly<Record<string, string>>;
}

/** Every email that the website writes by itself. The owner of a site may reword or translate each sentence. */
export const mailTable = {
  every: { title: 'Below every email', samples: [], texts: everyTexts },
  receipt: { title: 'A message has arrived', samples: ['A message has arrived'], texts: receiptTexts },
  call: {
    title: 'A call is booked, moved or cancelled',
    samples: ['A call is booked', 'A call is moved by us', 'A call is cancelled'],
    texts: callTexts,
  },
  document: { title: 'A document was asked for', samples: ['A document was asked for'], texts: documentTexts },
  letter: {
    title: 'The letter was asked for',
    samples: ['The letter was asked for', 'The letter was asked for again'],
    texts: letterTexts,
  },
  sales: {
    title: 'To sales: a request, what was added to it, a reply',
    samples: ['To sales: a new request', 'To sales: something was added', 'To sales: a reply'],
    texts: salesTexts,
  },
  salesCall: {
    title: 'To sales: a call is booked, moved or cancelled',
    samples: ['To sales: a call is booked', 'To sales: a call is moved', 'To sales: a call is cancelled'],
    texts: salesCallTexts,
  },
  answerDue: {
    title: 'To sales and admins: an answer is due or late',
    samples: [
      'To sales: an answer is due',
      'To sales and admins: an answer is late',
      'To sales and admins: nobody is here to answer',
    ],
    texts: answerDueTexts,
  },
  account: {
    title: 'To accounts: an invitation, a new password',
    samples: ['To accounts: an invitation', 'To accounts: a new password'],
    texts: accountTexts,
  },
  pageFault: {
    title: 'To accounts: a page cannot be shown',
    samples: ['To accounts: a page cannot be shown'],
    texts: pageFaultTexts,
  },
  alarm: {
    title: 'To operators: something has stopped',
    samples: ['To operators: deliveries have stopped', 'To operators: forms take nothing'],
    texts: alarmTexts,
  },
} as const satisfies Record<string, MailEntry>;

export type MailName = keyof typeof mailTable;

/**
 * The name under which the owner's words for a sentence are stored. Those of the receipt have no prefix, because it was
 * the first email with own words.
 */
export const storedName = (mail: string, name: string): string => (mail === 'receipt' ? name : `${mail}.${name}`);

/** Every sentence of every email under the name by which it is stored, in the groups that an owner sees. */
export const mailSentenceGroups: readonly { title: string; sentences: Words }[] = Object.entries(mailTable).map(
  ([mail, { texts, title }]) => ({
    title,
    sentences: Object.fromEntries(Object.entries(texts).map(([name, usual]) => [storedName(mail, name), usual])),
  }),
);

/** The usual sentences by those names. */
export const mailTexts: Words = Object.assign({}, ...mailSentenceGroups.map(({ sentences }) => sentences));

/** Emails that an owner can view, and send to themselves, with made-up contents; counted from 1. The agency's are last. */
export const sampledMails: readonly string[] = [
  ...Object.values(mailTable).flatMap(({ samples }) => samples),
  ...ownEmailTitles,
];

/** Whether an email of that number can be viewed. */
export const isSampled = (id: number) => Number.isInteger(id) && id >= 1 && id <= sampledMails.length;
