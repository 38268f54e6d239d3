import { bookingTexts } from '../booking/bookingTexts.ts';
import { inGroup, type SentenceGroups } from '../forms/ownSentences.ts';
import { callTexts, documentTexts, letterTexts, receiptTexts } from './mailTexts.ts';

/**
 * Every sentence of the emails to visitors, by the email. The owner of a site may say each in other words, or in another
 * language. Names in braces stand for what changes.
 */
export const mailSentenceGroups: SentenceGroups = [
  {
    title: 'A message has arrived',
    sentences: {
      ...receiptTexts,
      preheader: receiptTexts.preheader('{due}', '{reference}'),
      headingTo: receiptTexts.headingTo('{name}'),
      arrivedWithFiles: receiptTexts.arrivedWithFiles('{count}'),
      answer: receiptTexts.answer('{due}'),
      urgent: receiptTexts.urgent('{phone}'),
      chat: receiptTexts.chat('{address}'),
      foot: receiptTexts.foot('{date}'),
    },
  },
  {
    title: 'A call is booked, moved or cancelled',
    sentences: inGroup('call', {
      ...callTexts,
      preheader: callTexts.preheader('{time}', '{zone}', '{host}'),
      bookedSubject: callTexts.bookedSubject('{time}'),
      bookedHeadingTo: callTexts.bookedHeadingTo('{name}'),
      movedSubject: callTexts.movedSubject('{time}'),
      was: callTexts.was('{hours}'),
      cancelledSubject: callTexts.cancelledSubject('{time}'),
      cancelled: callTexts.cancelled('{hours}'),
      cancelledByUs: callTexts.cancelledByUs('{hours}'),
      roomFollows: bookingTexts.where(false),
    }),
  },
  {
    title: 'A document was asked for',
    sentences: inGroup('document', {
      ...documentTexts,
      subject: documentTexts.subject('{title}'),
      preheader: documentTexts.preheader('{hours}', '{until}'),
      asked: documentTexts.asked('{article}'),
      fresh: documentTexts.fresh('{hours}', '{until}'),
    }),
  },
  {
    title: 'The letter was asked for',
    sentences: inGroup('letter', {
      ...letterTexts,
      confirmPreheader: letterTexts.confirmPreheader('{days}'),
      asked: letterTexts.asked('{company}'),
      confirmLink: letterTexts.confirmLink('{days}'),
      alreadyText: letterTexts.alreadyText('{company}'),
    }),
  },
];

/** The usual sentences by their names. */
export const usualMailSentences: Readonly<Record<string, string>> = Object.assign(
  {},
  ...mailSentenceGroups.map(({ sentences }) => sentences),
);
