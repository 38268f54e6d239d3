import { fieldTexts } from '../contact/fieldTexts.ts';
import { callBackTimeTexts, projectTypeTexts, timelineTexts } from '../contact/limits.ts';
import { spelled } from '../primitives/counting.ts';
import { additionTexts } from './additionTexts.ts';
import { billTexts } from './billTexts.ts';
import { callFormTexts, takenTexts } from './bookingTexts.ts';
import {
  besideTexts,
  faultTexts,
  faultValues,
  fileTexts,
  keptTexts,
  sendingTexts,
  summaryNumbers,
  summaryTexts,
  thankYouTexts,
} from './formTexts.ts';
import { hourTexts } from './hourTexts.ts';
import {
  articleTexts,
  blockTexts,
  documentPageTexts,
  frameTexts,
  glossaryTexts,
  kindTexts,
  letterTexts,
  listTexts,
  missedTexts,
  searchTexts,
  sitemapTexts,
} from './pageTexts.ts';
import { questionTexts } from './questionTexts.ts';
import { createNaming, createSay, createSayCount, fill, type Said, sayBound, type Words } from './say.ts';

/** Usual sentences by id, in the groups that an owner sees. */
export type SentenceGroups = readonly { title: string; sentences: Words }[];

/** For fields that people choose and pages fill in: only a program, or a page out of date, sends anything else. */
const chosenTexts = {
  /** What `{field}` stands for where the field has a label; scripts have it by themselves. */
  quoted: '"{label}"',
  mustBeChosen: 'The {field} field must be one of the answers on the page',
  mustBeAmount: 'The {field} field must be a whole number, such as 50000',
  mustNameRates:
    'The ratesVersion field must name the rates of the page: load it again and send your answers once more',
} as const;

/** What the schemas of forms may find wrong with a field. */
export type FaultId = keyof typeof faultTexts | keyof typeof chosenTexts | keyof typeof questionTexts;

const refusalTexts = {
  unavailable: 'We cannot store messages at the moment. Your text is not lost: send it again in a minute.',
  rateLimitedOne: 'Too many messages came from your network. Try again in a minute.',
  rateLimited: 'Too many messages came from your network. Try again in {minutes} minutes.',
  floodRefusedOne: 'More messages are coming in than we can store. Your text is not lost: send it again in a minute.',
  floodRefused:
    'More messages are coming in than we can store. Your text is not lost: send it again in {minutes} minutes.',
  staleForm: 'This page was open for more than a day. Your text is kept: send it once more.',
  documentGone: 'This document is no longer offered. Load the page again, or write to us.',
  foreignSite: 'This form was sent from a page of another site. Open our own page and send it from there.',
  unreadable: 'The request could not be read. Load the page again and send it from there.',
  requestTooLong: 'The request is too long. Shorten the message and send it again.',
  billAway: 'The bill cannot be shown at the moment. Try again in a minute; your answers are kept here.',
  billGone: 'The estimate is no longer on this page. Open it again; your answers are kept here.',
  noAnswer: 'Answer one question, so that there is a sum to send.',
} as const;

const refusedFileTexts = {
  fileHasMacros: 'This file contains macros. Save it without them, or as PDF.',
  fileHasPassword: 'This file is protected by a password. Save it without one, or as PDF.',
  pictureDamaged: 'This picture is incomplete or damaged. Save it once more, or send another one.',
  pictureTooLarge: 'This picture has more pixels than we can open. Save it smaller.',
  tooManyFiles: 'One file fits here. Send us links to the others in the message.',
} as const;

const answerTexts = {
  /** Who answers, and when; the time comes from the settings. */
  thanksAnswer: 'An engineer reads it and answers within {answerTime}.',
  answerTimeOne: 'one working day',
  answerTimeMany: '{days} working days',
  home: 'Back to the home page',
  receipt: 'Receipt',
  received: 'Received',
  from: 'From',
  message: 'Message',
  files: 'Files',
  answerBy: 'Answer by',
  /** The stamp on what was delivered. */
  stamp: 'received',
  addedTitle: 'Added to your message',
  addedText: 'Whoever reads your message reads this with it. Nothing more is needed.',
  next: 'What happens next',
  now: 'Now',
  emailComes: 'An email with the number of your message goes to {email}.',
  within: 'Within {answerTime}',
  isRead: 'An engineer reads it and answers.',
  urgent: 'If it cannot wait',
  call: 'Call us. What you sent is there already.',
  untilThen: 'Until then',
  nothingLeft: 'There is nothing left for you to do.',
} as const;

const documentTexts = {
  documentTitle: 'Your document is ready',
  documentWaits: 'It is behind this button for 24 hours. The link is in our email to you, too.',
  documentOpen: 'Open the PDF',
  letterTitle: 'One click to go',
  letterText:
    'We sent an email to {address}. Its button puts you on the list. Unless you press it, you will not hear from us again.',
  letterAnother: 'Another address',
} as const;

/** What the host itself tells visitors when no page of the site can be drawn. */
const plainTexts = {
  typed: 'What you typed',
  filesAgain: 'Files have to be chosen again, on the page itself.',
  goBack: 'Go back in your browser: what you typed is still there. Fix it and send it again.',
  sendAgain: 'Send it again',
  preparingTitle: 'The website is being prepared',
  preparing: 'Its pages are being built for the first time. This takes less than a minute: load the page again.',
  notDrawnTitle: 'This page cannot be shown at the moment',
  notDrawn: 'Nothing is lost: load it again in a minute.',
  nothingTitle: 'There is nothing at this address',
  nothing: 'The page may have moved. The home page leads to everything we have.',
  tooManyTitle: 'Too many questions at once',
  tooMany: 'Wait a minute, then load this page again.',
  searchAwayTitle: 'The search is not answering',
  searchAway: 'Load this page again in a moment. All articles, the glossary and every page are where they were.',
  callOverTitle: 'This call is over',
  callOver: 'Or the link is not ours. You can book another hour at any time.',
  documentSent: 'The link to it is in the email that we sent you.',
  expiredTitle: 'This link has expired',
  expired: 'Ask for the document once more where you found it.',
} as const;

/** Around the choice of an hour; what its scripts say is in `bookingTexts.ts`. */
const pickTexts = {
  'hour.hour': 'Hour',
  'hour.you': 'You',
  'hour.sent': 'Confirmed',
  'hour.zoneLabel': 'Your time zone',
  'hour.zonePlainHint': 'Choose yours to see its hours.',
  'hour.showZone': 'Show these hours',
  'hour.previousMonth': 'Previous month',
  'hour.nextMonth': 'Next month',
  'hour.anotherHour': 'Choose another hour',
  'hour.host': 'With',
  'hour.where': 'Where',
  'hour.zone': 'Zone',
  'hour.anyHost': 'an engineer',
  'hour.hasRoom': 'a video link in your email',
  'hour.roomFollows': 'a video link follows by email',
  'hour.bookThis': 'Book {hour}',
  'hour.moreHours': '{count} more',
  'hour.onDay': 'on {day}',
  'hour.timesIn': 'Times in {zone}.',
} as const;

const callTexts = {
  'call.confirmedTitle': 'Your call is booked',
  'call.confirmedDescription': 'Day, hour and zone of your call, with the links that move or cancel it.',
  'call.yourCall': 'Your call',
  'call.isBooked': 'is booked',
  'call.confirmed': '{host} is expecting you. The link and a calendar file are on their way to {email}.',
  'call.anEngineer': 'An engineer',
  'call.yourAddress': 'your address',
  'call.calendar': 'Add to my calendar',
  'call.move': 'Move it',
  'call.cancel': 'Cancel it',
  'call.berth': 'booked',
  'call.yours': 'Yours',
  'call.ours': 'Ours',
  'call.inEmail': 'in your email',
  'call.cancelTitle': 'Cancel the call',
  'call.cancelQuestion': 'Cancel the call?',
  'call.cancelDescription': 'One click cancels the call and frees its hour.',
  'call.cancelText': 'The hour becomes free for somebody else, and an email takes it out of your calendar.',
  'call.moveInstead': 'Move it instead',
  'call.cancelledTitle': 'Your call is cancelled',
  'call.cancelledDescription': 'The hour is free again.',
  'call.cancelledText':
    'The hour is free again, and an email takes it out of your calendar. Book another whenever you like.',
  'call.freeAgain': 'free again',
  'call.overDescription': 'The call is over, or the link is incomplete.',
  'call.overText':
    'Or the link is incomplete: copy it from the email once more. You can book another hour at any time.',
  'call.nothingHere': 'nothing here',
  'call.moveTitle': 'Move your call',
  'call.moveDescription': 'Choose another hour for your call.',
  'call.moveText': 'It is on {day}, {hours}. Choose another hour; the old one is kept until then.',
  'call.dayInEmail': 'the day in your email',
  'call.hourInEmail': 'at the hour named there',
  'call.moveHint': 'The hours change with it.',
  'call.moveNote': 'One square, one free hour. Today has a thick edge.',
  'call.change': 'Change',
  'call.changeZone': 'Change the time zone',
} as const;

const lateTexts = {
  taken: 'This hour is no longer free. Choose another one.',
  tooManyCalls: 'Three calls are booked under this address already. Move one of them, or write to us.',
  over: 'This call is over, or the link is not ours. Book another hour.',
} as const;

type Fields = typeof fieldTexts;
type FieldIds = {
  [Name in keyof Fields as `field.${Name}`]: Fields[Name]['label'];
} & {
  [Name in keyof Fields as Fields[Name] extends { placeholder: string } ? `field.${Name}.example` : never]: string;
};

/** Labels and examples of fields: an owner gives each form its own, so these are not among the sentences. */
export const labelTexts = Object.fromEntries(
  Object.entries(fieldTexts).flatMap(
    ([name, { label, placeholder }]: [string, { label: string; placeholder?: string }]) => [
      [`field.${name}`, label],
      ...(placeholder ? [[`field.${name}.example`, placeholder]] : []),
    ],
  ),
) as FieldIds;

/** Every sentence for visitors, in the groups and the order in which an owner sees them. */
export const sentenceGroups = [
  {
    title: 'Something is missing or wrong',
    sentences: { ...summaryTexts, ...faultTexts, ...chosenTexts },
  },
  { title: 'Sending, and when it fails', sentences: { ...sendingTexts, ...refusalTexts } },
  { title: 'Sent twice, and text that was kept', sentences: keptTexts },
  { title: 'Files', sentences: { ...fileTexts, ...refusedFileTexts } },
  // The usual word of a choice is stored and shown to sales, whatever visitors read.
  { title: 'Choices', sentences: { ...projectTypeTexts, ...timelineTexts, ...callBackTimeTexts } },
  { title: 'The thank-you, and what happens next', sentences: { ...thankYouTexts, ...answerTexts } },
  { title: 'Beside the fields, and what may be added', sentences: { ...besideTexts, ...additionTexts } },
  { title: 'Questions of your own forms', sentences: questionTexts },
  { title: 'Documents and the letter', sentences: documentTexts },
  { title: 'While the website cannot show a page', sentences: plainTexts },
  { title: 'Choosing an hour for a call', sentences: { ...pickTexts, ...hourTexts, ...callFormTexts } },
  { title: 'A call that is booked, moved, cancelled or over', sentences: callTexts },
  { title: 'An hour that was taken', sentences: { ...takenTexts, ...lateTexts } },
  { title: 'Estimates', sentences: billTexts },
  { title: 'Around every page', sentences: frameTexts },
  { title: 'In blocks and texts', sentences: blockTexts },
  { title: 'Vacancies, recordings and people', sentences: documentPageTexts },
  { title: 'Articles', sentences: articleTexts },
  { title: 'Lists of articles', sentences: listTexts },
  { title: 'Search', sentences: searchTexts },
  { title: 'Kinds of documents, and every page in one list', sentences: { ...kindTexts, ...sitemapTexts } },
  { title: 'The glossary', sentences: glossaryTexts },
  { title: 'An address without a page', sentences: missedTexts },
  { title: 'Pages of the letter and of documents', sentences: letterTexts },
] as const satisfies SentenceGroups;

type Groups = typeof sentenceGroups;
type SentencesOf<Group> = Group extends { sentences: infer Sentences } ? Sentences : never;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;

/** The usual sentences for visitors, by id. */
export const siteTexts: All<SentencesOf<Groups[number]>> = Object.assign(
  {},
  ...sentenceGroups.map(({ sentences }) => sentences),
);
export type SiteTexts = typeof siteTexts;

/** Says any sentence for visitors, where the renderer or the host says it. */
export const saySite = createSay(siteTexts);

/** Somebody's words in the quotation marks of the language. */
export const sayQuoted = (words: Words | undefined, text: string): string =>
  words?.language && words.quoted ? fill(words.quoted, { label: text }) : `“${text}”`;

/** Says a sentence without values, whose id is only known when it is said; words that are no id stay as they are. */
export const sayAny = (words: Words | undefined, id: string): string => words?.[id] ?? usual[id] ?? id;

/** Names a sentence for visitors that the host says once it answers. */
export const naming = createNaming(siteTexts);

/** Says a sentence that was only named; text that nobody rewords is returned as it is. */
export function sayNamed(words: Words | undefined, told: Said | string): string {
  if (typeof told === 'string') return told;
  const { counted, fault, id, values } = told;
  if (counted) return sayAnyCount(words, { ...counted, other: id }, counted.count);
  const named = fault && { ...fault, label: fault.label ?? words?.[`field.${fault.name}`] };
  return fill(
    words?.[id] ?? usual[id] ?? id,
    named ? { ...faultValues(words, named), least: sayBound(words, named.least) } : values,
  );
}

const usual: Words = siteTexts;
const sayAnyCount = createSayCount(usual);
/** Says how many, where the renderer or the host says it. */
export const sayCount = createSayCount(siteTexts);

/** The text for `{answerTime}`, such as: one working day. */
export const sayAnswerTime = (words: Words | undefined, days: number): string =>
  sayCount(words, { one: 'answerTimeOne', other: 'answerTimeMany', spelled: spelled.slice(0, 10) }, days);

/** A choice of a form in the words of the site's owner, by the usual one, which is what is stored. */
export function sayChoice(words: Words | undefined, usual: string): string {
  const choices = { ...projectTypeTexts, ...timelineTexts, ...callBackTimeTexts };
  const [id] = Object.entries(choices).find(([, value]) => value === usual) ?? [];
  return words?.[id ?? ''] ?? usual;
}

/** The refusal for as many minutes as it lasts. */
export const namingMinutes = (id: 'rateLimited' | 'floodRefused', count: number): Said => ({
  id,
  values: {},
  counted: { one: `${id}One`, count },
});

/** The heading above so many faults. */
export const namingSummary = (count: number): Said => ({
  id: 'summaryMany',
  values: {},
  counted: { one: 'summaryOne', count, spelled: summaryNumbers },
});
