/* The one rule for phone numbers: of visitors, of offices, in links, in searches. R27. */

/** The signs that a number may have: digits, spaces, hyphen, plus, parentheses. */
export const phonePattern = /^[0-9 ()+-]*$/;
/** A number that can be called without guessing: `+` and the country's code first. */
export const e164Pattern = /^\+[1-9]\d{6,14}$/;

/** `+49 (0)40`: the zero is dialled only within the country. In Italy and San Marino it belongs to the number. */
const homeZero = '(0)';
const codeBeforeIt = /^(?:\+|00)(?!39$|378$)[1-9]\d{0,2}$/;
const spacing = /[ ()-]/g;

/** A number as it is dialled from anywhere, E.164; undefined where it lacks the country's code. */
export function e164Of(phone: string | undefined): string | undefined {
  if (!phone) return undefined;
  const code = phone.slice(0, Math.max(0, phone.indexOf(homeZero))).replace(spacing, '');
  const dialled = codeBeforeIt.test(code) ? phone.replace(homeZero, '') : phone;
  const number = dialled.replace(spacing, '').replace(/^00/, '+');
  return e164Pattern.test(number) ? number : undefined;
}

/** The digits by which numbers are compared: two spellings of one number have the same. */
export function phoneKeyOf(phone: string): string {
  return (e164Of(phone) ?? phone).replace(/\D/g, '');
}

/** True where a text is a phone number: at least six digits, and nothing but a number. */
export function isPhone(text: string): boolean {
  return phonePattern.test(text) && phoneKeyOf(text).length >= 6;
}
