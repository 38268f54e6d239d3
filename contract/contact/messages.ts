/** Every sentence that a form may show, in one place, so that wording can be reviewed in one sitting. */

export const required = (field: string) => `The ${field} field is required`;
/** Puts the owner's label for a field into a sentence: `The "Mobile" field is required`. */
export const inWordsOf = (label: string | null | undefined, sentence: string) =>
  label ? sentence.replace(/^The \w+/, `The "${label}"`) : sentence;
export const mustBeValid = (field: string) => `The ${field} field must be a valid ${field}`;
/** For fields that people choose and pages fill in: only a program, or a page that is out of date, sends anything else. */
export const mustBeChosen = (field: string) => `The ${field} field must be one of the answers on the page`;
export const mustNameRates =
  'The ratesVersion field must name the rates of the page: load it again and send your answers once more';
export const mustBeAmount = (field: string) => `The ${field} field must be a whole number, such as 50000`;
/** Says what a number may consist of, because it is usually right but for one sign. */
export const phoneRefused = `${mustBeValid('phone')}: digits, spaces and + - ( ) only`;
/** Said by the label of the field that programs fill in, to readers whose browser shows what is hidden. */
export const leaveEmpty = 'leave this empty';
/** Before a thank-you that waits in its page: some text browsers show what is hidden. */
export const onceSent = 'Once this form is sent, it says:';

/** Asked once about an address that fits the rule and that no mailbox has. */
export const emailDoubt =
  'The email field does not look right: check its dots and hyphens. If it is right, send again and we take it.';
export const tooLong = (field: string, max: number) =>
  `The ${field} field may have at most ${max.toLocaleString('en')} characters`;

export const fileTooLarge = 'This file is over 50 MB. Send us a link in the message instead.';
export const fileTypeRefused = 'We cannot open this kind of file. Send a PDF, office file, image or text.';
export const fileHasMacros = 'This file contains macros. Save it without them, or as PDF.';
export const fileHasPassword = 'This file is protected by a password. Save it without one, or as PDF.';
export const pictureDamaged = 'This picture is incomplete or damaged. Save it once more, or send another one.';
export const pictureTooLarge = 'This picture has more pixels than we can open. Save it smaller.';
export const fileEmpty = 'This file is empty. Choose it again, or send the message without it.';
export const fileChooseAgain = 'Choose your file again: it cannot be kept while you fix the rest.';
export const tooManyFiles = 'One file fits here. Send us links to the others in the message.';

/** The server's words for a request that repeats one of the last 24 hours. R39. */
export const duplicateMarker = 'Too many requests with same payload';
export const duplicateTitle = "It seems you've already sent us this message";
export const duplicateText = 'What you typed is kept for this visit.';
export const restoreTyped = 'Restore what I typed';

/** Shown with text that this tab kept across a reload, another page or a crash. */
export const keptTyped = 'We kept what you typed.';
export const discardTyped = 'Discard';

/** Put before the title of a window while something in it is wrong. */
export const errorWord = 'Error';

/** Puts a word before a title while something is wrong, so that screen readers say it first; removes it otherwise. */
export function markErrorInTitle(title: string, isWrong: boolean, word: string = errorWord): string {
  const start = `${word}: `;
  const plain = title.startsWith(start) ? title.slice(start.length) : title;
  return isWrong ? start + plain : plain;
}

export const failureTitle = 'This did not reach us';

export const summaryTitle = (count: number) => {
  const words = [
    'One field needs',
    'Two fields need',
    'Three fields need',
    'Four fields need',
    'Five fields need',
    'Six fields need',
  ];
  return `${words[count - 1] ?? `${count} fields need`} another look`;
};
export const failureText = (email: string) => `Your text is still here. Send it again, or write to ${email}.`;
export const rateLimited = (minutes: number) =>
  `Too many messages came from your network. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
export const floodRefused = (minutes: number) =>
  `More messages are coming in than we can store. Your text is not lost: send it again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
export const temporarilyUnavailable =
  'We cannot store messages at the moment. Your text is not lost: send it again in a minute.';
/** About the look-up alone; the form works without it. */
export const countryUnknown = 'The country could not be looked up.';
export const staleForm = 'This page was open for more than a day. Your text is kept: send it once more.';

/** R35: without a company name it speaks of the product. */
export const thankYouTitle = (companyName: string | undefined) =>
  `Thank you for contacting ${companyName ?? 'the product'}`;
/** Brings the form back for another message. */
export const writeAgain = 'Write another message';
export const thankYouText = 'Your message has been successfully received!';
/** Follows it: who answers, and when; the time comes from the settings. */
export const thankYouAnswer = 'An engineer reads it and answers within {answerTime}.';

const daysInWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** The text for `{answerTime}`, such as: one working day. */
export const answerTime = (days: number) => `${daysInWords[days - 1] ?? days} working day${days === 1 ? '' : 's'}`;

export const noOptions = 'No options';

/** R30. The version is stored with each lead as proof of what was agreed to. */
export const consentNote = {
  version: '2026-11-22',
  text: 'By clicking the button you agree to the processing of your personal data under our privacy policy and to marketing emails. You can unsubscribe at any time.',
} as const;

/** For forms that ask only for a call, an answer, a seat, a job or a grant, or suggest a word. */
export const processingNote = {
  version: 'request-2026-11-22',
  text: 'By clicking the button you agree to the processing of your personal data under our privacy policy.',
} as const;

/** Every note that can be under the button of a request. */
export const requestNotes = [consentNote, processingNote] as const;

/** Below the newsletter form; the policy is linked. */
export const subscribeNote = 'By subscribing you accept our privacy policy; every letter ends with a way out.';
/** The version of the note above, stored as proof of what was agreed to. */
export const subscribeNoteVersion = '2026-11-21';

/** Shown after the address was given, which is between `beforeAddress` and `afterAddress`. */
export const newsletterWaiting = {
  title: 'One click to go',
  beforeAddress: 'We sent an email to ',
  afterAddress: '. Its button puts you on the list. Unless you press it, you will not hear from us again.',
  another: 'Another address',
} as const;
/** On the button once the address did not reach us: the reader is told no more. R48. */
export const newsletterTryAgain = 'Try again';

/** The same whether we know the address or not. R48. */
export const newsletterAsked = 'If this address is not on the list yet, an email is on its way to it. One click to go.';

/** R47. The subject of the sentence comes before `waits`. */
export const documentThanks = {
  title: 'Your document is ready',
  waits: 'is behind this button for 24 hours. The link is in our email to you, too.',
  open: 'Open the PDF',
} as const;
export const documentReady = 'Your document is ready. The link works for 24 hours.';
export const documentGone = 'This document is no longer offered. Load the page again, or write to us.';

/** R44. */
export const additionStored = 'Added to your message.';
export const additionRefused =
  'This can no longer be added: the time is up, or the link is not ours. Write to us again.';
export const additionEmptyTitle = 'There is nothing to add yet';
export const additionEmpty = 'Choose or write something first.';

/** For the request for an audit. R45. */
export const linesAsNumber = 'Give the lines of code as a number, such as 2400';
export const deadlineAsDay = 'Give the deadline as a date';
