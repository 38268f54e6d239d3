import { plainText, trimSigns } from '../primitives/plainText.ts';

/* What people paste is more than they see. Fields are cleaned by these before anything is checked, in the browser and
   on the host alike: their schemas do it. A person's wording is never changed. R27, R64. */

/** Invisible: directions, joiners, marks of word processors, tags. A phone puts them into what is copied from it. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** The same, without what letters need: joiners of Persian and Hindi, variants of Han, emoji. */
const invisibleInWords = /(?![\u{34f}\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;
const anySpace = /\s/gu;
/** Hyphens, dashes and the minus sign. */
const anyHyphen = /[\p{Dash_Punctuation}\u{2212}]/gu;
/** Hyphens that look and mean the same as the plain one. */
const sameHyphen = /[\u{2010}\u{2011}]/gu;

/** A name or another line of words: spaces and hyphens plain, nothing invisible; letters as they were typed. */
export function cleanedLine(typed: string): string {
  const line = plainText(typed).replace(invisibleInWords, '').replace(anySpace, ' ').replace(sameHyphen, '-').trim();
  return isBlank(line) ? '' : line;
}

/** A text of several lines: only what no page may contain is removed. */
export function cleanedText(typed: string): string {
  return isBlank(typed) ? '' : plainText(typed.replaceAll('\r\n', '\n')).trim();
}

/** True where nothing was typed that anybody could see. */
export function isBlank(typed: unknown): boolean {
  return (
    plainText(String(typed ?? ''))
      .replace(invisible, '')
      .trim() === ''
  );
}

/** What identifies somebody or something: forms of compatibility are plain too, as of a Japanese keyboard's `＠`. */
function cleanedKey(typed: string): string {
  const plain = plainText(typed).replace(invisible, '').replace(anyHyphen, '-').replace(anySpace, ' ');
  return plain.normalize('NFKC').replace(anySpace, ' ').trim();
}

/** An email address: without a dot at its end, which phones add after a space that was pressed twice. */
export function cleanedAddress(typed: string): string {
  return trimSigns(cleanedKey(typed), ' .');
}

/** Linear on every input: anchored, no nested repetition. R27. */
export const emailPattern = /^[a-zA-Z0-9_.+-]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]+$/;

/** The spelling by which addresses are compared. */
export function addressKeyOf(typed: string): string {
  return cleanedAddress(typed).replaceAll(' ', '').toLowerCase();
}

/** Zeros of other digits that keyboards have: Arabic, Persian, Devanagari, Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];
const otherDigit = /[٠-٩۰-۹०-९০-৯]/gu;

/**
 * A phone number: its digits are plain ones, and one slash or full stop between two groups of digits is a space
 * (`040/7654321`, `415.555.0100`), because R27 knows neither; so is a slash between spaces behind the code of a town
 * (`040 / 76 54`). Elsewhere that is between two numbers.
 */
export function cleanedPhone(typed: string): string {
  const digits = cleanedKey(typed).replace(otherDigit, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });
  const spaced = digits.replace(/^((?:\+\d{1,3} )?(?:\(0\) ?)?\(?\d{2,5}\)?) \/ (?=[1-9])/, '$1 ');
  return spaced.replace(/([0-9)])[/.](?=[0-9(])/g, '$1 ');
}

/** Labels of a domain are not empty, and neither begin nor end with a hyphen: such a host cannot exist. RFC 1123. */
export function hasImpossibleHost(address: string): boolean {
  const host = address.slice(address.lastIndexOf('@') + 1);
  return host.split('.').some((label) => label === '' || label.startsWith('-') || label.endsWith('-'));
}

/**
 * True of an address that fits the pattern of R27 and is probably mistyped: `jane@example..com`, `.jane@example.com`. A
 * few old mailboxes do have dots in such places, so it is asked about and not refused.
 */
export function isDoubtful(address: string): boolean {
  const name = address.slice(0, address.lastIndexOf('@'));
  return hasImpossibleHost(address) || name.startsWith('.') || name.endsWith('.') || name.includes('..');
}
