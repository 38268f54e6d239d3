import { bookingSentenceGroups } from '../booking/bookingSentences.ts';
import { bookingTexts } from '../booking/bookingTexts.ts';
import { fieldTexts } from '../contact/fieldTexts.ts';
import { furtherTexts } from '../contact/furtherTexts.ts';
import { callBackTimes, projectTypes, timelines } from '../contact/limits.ts';
import * as messages from '../contact/messages.ts';
import { plainTexts } from '../contact/plainTexts.ts';
import { thanksTexts } from '../contact/thanksTexts.ts';
import type { SentenceGroups } from './ownSentences.ts';

const { file } = fieldTexts;
const { addition } = furtherTexts;
/** Replaces a number in a sentence with a name, because the functions of the messages take only numbers. */
const putName = (sentence: string, written: string, name: string) => sentence.replace(written, `{${name}}`);

const [introCall, discovery, prototyping, design, webApplication, mobileApplication, mvp, otherProject] = projectTypes;
const [notSpecified, oneMonth, threeMonths, sixMonths, oneYear, longer] = timelines;
const [anyTime, morning, afternoon, evening] = callBackTimes;

const letterSent = (address: string) =>
  messages.newsletterWaiting.beforeAddress + address + messages.newsletterWaiting.afterAddress;

/**
 * Every sentence that is the same in all forms, by topic. Names in braces are for what changes. The owner of a site may
 * reword or translate each one.
 */
export const sentenceGroups: SentenceGroups = [
  {
    title: 'Something is missing or wrong',
    sentences: {
      summaryOne: messages.summaryTitle(1),
      summaryMany: putName(messages.summaryTitle(7), '7', 'count'),
      required: messages.required('{field}'),
      // Before the next one, which is its beginning.
      invalidPhone: messages.phoneRefused.replace('phone', '{field}'),
      invalid: messages.mustBeValid('{field}'),
      leaveEmpty: messages.leaveEmpty,
      emailDoubt: messages.emailDoubt.replace('email', '{field}'),
      tooLong: putName(messages.tooLong('{field}', 7), '7', 'most'),
      linesAsNumber: messages.linesAsNumber,
      deadlineAsDay: messages.deadlineAsDay,
      hourMissing: bookingTexts.hourMissing,
      zoneUnknown: bookingTexts.zoneUnknown,
      errorInTitle: messages.errorWord,
    },
  },
  {
    title: 'Sending, and when it fails',
    sentences: {
      sending: fieldTexts.sending,
      failureTitle: messages.failureTitle,
      failureText: messages.failureText('{email}'),
      unsentText: bookingTexts.unsentText,
      unavailable: messages.temporarilyUnavailable,
      rateLimited: putName(messages.rateLimited(7), '7', 'minutes'),
      floodRefused: putName(messages.floodRefused(7), '7', 'minutes'),
      staleForm: messages.staleForm,
      documentGone: messages.documentGone,
      tryAgain: messages.newsletterTryAgain,
    },
  },
  {
    title: 'Sent twice, and text that was kept',
    sentences: {
      duplicateTitle: messages.duplicateTitle,
      duplicateText: messages.duplicateText,
      restoreTyped: messages.restoreTyped,
      keptTyped: messages.keptTyped,
      discardTyped: messages.discardTyped,
    },
  },
  {
    title: 'Files',
    sentences: {
      fileHint: file.hint,
      fileAttached: file.attached,
      fileRemove: file.remove,
      fileCancel: file.cancel,
      fileTooLarge: messages.fileTooLarge,
      fileTypeRefused: messages.fileTypeRefused,
      fileHasMacros: messages.fileHasMacros,
      fileHasPassword: messages.fileHasPassword,
      pictureDamaged: messages.pictureDamaged,
      pictureTooLarge: messages.pictureTooLarge,
      fileEmpty: messages.fileEmpty,
      fileChooseAgain: messages.fileChooseAgain,
      tooManyFiles: messages.tooManyFiles,
    },
  },
  {
    // The usual word of a choice is stored and shown to sales, whatever visitors read.
    title: 'Choices',
    sentences: {
      ...{ introCall, discovery, prototyping, design, webApplication, mobileApplication, mvp, otherProject },
      ...{ notSpecified, oneMonth, threeMonths, sixMonths, oneYear, longer },
      ...{ anyTime, morning, afternoon, evening },
    },
  },
  {
    title: 'The thank-you, and what happens next',
    sentences: {
      thanksTitle: messages.thankYouTitle('{company}'),
      thanksText: messages.thankYouText,
      onceSent: messages.onceSent,
      thanksAnswer: messages.thankYouAnswer,
      answerTimeOne: messages.answerTime(1),
      answerTimeMany: putName(messages.answerTime(77), '77', 'days'),
      ...thanksTexts,
      emailComes: thanksTexts.emailComes('{email}'),
    },
  },
  {
    title: 'Beside the fields, and what may be added',
    sentences: {
      optional: fieldTexts.optional,
      countrySearch: fieldTexts.country.search,
      noOptions: messages.noOptions,
      writeAgain: messages.writeAgain,
      additionHeading: addition.heading,
      additionHint: addition.hint,
      additionWanted: fieldTexts.projectTypes.label,
      additionTimeline: fieldTexts.timeline.label,
      additionNote: addition.note,
      additionButton: addition.button,
      additionEmptyTitle: messages.additionEmptyTitle,
      additionEmpty: messages.additionEmpty,
      additionStored: messages.additionStored,
      additionRefused: messages.additionRefused,
    },
  },
  {
    title: 'Documents and the letter',
    sentences: {
      documentTitle: messages.documentThanks.title,
      documentWaits: `It ${messages.documentThanks.waits}`,
      documentOpen: messages.documentThanks.open,
      letterTitle: messages.newsletterWaiting.title,
      letterText: letterSent('{address}'),
      letterAnother: messages.newsletterWaiting.another,
    },
  },
  { title: 'While the website cannot show a page', sentences: plainTexts },
  ...bookingSentenceGroups,
  {
    title: 'An hour that was taken',
    sentences: {
      takenTitle: bookingTexts.takenTitle('{time}'),
      takenText: bookingTexts.takenText,
      takenOne: bookingTexts.takenText + bookingTexts.takenOffers[1],
      takenTwo: bookingTexts.takenText + bookingTexts.takenOffers[2],
      takenThree: bookingTexts.takenText + bookingTexts.takenOffers[3],
      taken: bookingTexts.taken,
      tooManyCalls: bookingTexts.tooMany,
      over: bookingTexts.over,
    },
  },
];

/** The usual sentences by their names. */
export const usualSentences: Readonly<Record<string, string>> = Object.assign(
  {},
  ...sentenceGroups.map(({ sentences }) => sentences),
);
