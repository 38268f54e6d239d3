import { createSay, createSayCount, type FieldOfFault, fill, sayBound, type Words } from './say.ts';

/*
 * Every sentence that the scripts of forms say. What only the host or the renderer says is in `siteTexts.ts`, because
 * browsers load this file.
 */

/** What is wrong with a field, as the schemas of the contract name it. R27. */
export const faultTexts = {
  required: 'The {field} field is required',
  /** Says what a number may consist of, because it is usually right but for one sign. */
  invalidPhone: 'The {field} field must be a valid phone: digits, spaces and + - ( ) only',
  /** `name` is that of the code, `field` the owner's label where there is one. */
  invalid: 'The {field} field must be a valid {name}',
  /** Asked once about an address that fits the rule and that no mailbox has. */
  emailDoubt:
    'The {field} field does not look right: check its dots and hyphens. If it is right, send again and we take it.',
  tooLong: 'The {field} field may have at most {most} characters',
  /** For the request for an audit. R45. */
  linesAsNumber: 'Give the lines of code as a number, such as 2400',
  deadlineAsDay: 'Give the deadline as a date',
  hourMissing: 'Choose an hour for the call',
  zoneUnknown: 'The zone field must be a valid time zone',
} as const;

export const summaryTexts = {
  summaryOne: 'One field needs another look',
  summaryMany: '{count} fields need another look',
  /** Said by the label of the field that programs fill in, to readers whose browser shows what is hidden. */
  leaveEmpty: 'leave this empty',
  /** Put before the title of a window while something in it is wrong. */
  errorInTitle: 'Error',
} as const;

export const sendingTexts = {
  sending: 'Sending',
  failureTitle: 'This did not reach us',
  failureText: 'Your text is still here. Send it again, or write to {email}.',
  /** On the button once the address did not reach us: the reader is told no more. R48. */
  tryAgain: 'Try again',
} as const;

/** R39. */
export const keptTexts = {
  duplicateTitle: "It seems you've already sent us this message",
  duplicateText: 'What you typed is kept for this visit.',
  restoreTyped: 'Restore what I typed',
  /** Shown with text that this tab kept across a reload, another page or a crash. */
  keptTyped: 'We kept what you typed.',
  discardTyped: 'Discard',
} as const;

export const fileTexts = {
  fileHint: 'PDF, office files, images or text, up to 50 MB',
  fileAttached: 'attached',
  fileRemove: 'Remove',
  fileCancel: 'Cancel sending',
  /** How much of a file is on its way: `31.4 of 48.2 MB`. */
  fileSent: '{sent} of {whole}',
  fileTooLarge: 'This file is over 50 MB. Send us a link in the message instead.',
  fileTypeRefused: 'We cannot open this kind of file. Send a PDF, office file, image or text.',
  fileEmpty: 'This file is empty. Choose it again, or send the message without it.',
  fileChooseAgain: 'Choose your file again: it cannot be kept while you fix the rest.',
} as const;

/** R35: without a company name the title speaks of the product. */
export const thankYouTexts = {
  thanksTitle: 'Thank you for contacting {company}',
  thanksText: 'Your message has been successfully received!',
  /** Brings the form back for another message. */
  writeAgain: 'Write another message',
} as const;

export const besideTexts = {
  optional: 'optional',
  countrySearch: 'Search countries',
  noOptions: 'No options',
  additionWanted: 'What do you need?',
  additionTimeline: 'Timeline',
  /** Of the message, near its limit and beyond. */
  charactersLeftOne: '{count} character left',
  charactersLeft: '{count} characters left',
  charactersOverOne: '{count} character too many',
  charactersOver: '{count} characters too many',
} as const;

const texts = {
  ...faultTexts,
  ...summaryTexts,
  ...sendingTexts,
  ...keptTexts,
  ...fileTexts,
  ...thankYouTexts,
  ...besideTexts,
};

/** Says a sentence of the scripts of forms. */
export const say = createSay(texts);

const sayCount = createSayCount(texts);
export const summaryNumbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** The heading above everything that is wrong. */
export const saySummary = (words: Words | undefined, count: number) =>
  sayCount(words, { one: 'summaryOne', other: 'summaryMany', spelled: summaryNumbers }, count);

/** How many characters are left, or too many, by the number that is left. */
export function sayCharacters(words: Words | undefined, left: number): string {
  const count = Math.abs(left);
  const said =
    left < 0
      ? sayCount(words, { one: 'charactersOverOne', other: 'charactersOver' }, count)
      : sayCount(words, { one: 'charactersLeftOne', other: 'charactersLeft' }, count);
  return said.replace(`${count}`, sayBound(words, count) ?? '');
}

/** What the sentence of a fault names: `field` is the label in quotes, or the name of a field without one. */
export function faultValues(words: Words | undefined, { label, most, name }: FieldOfFault) {
  return {
    name,
    field: label ? fill(words?.quoted ?? '"{label}"', { label }) : name,
    most: sayBound(words, most),
  };
}
