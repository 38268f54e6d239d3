import * as z from 'zod/mini';
import { phonePattern } from '../primitives/phone.ts';
import { cleanedAddress, cleanedLine, cleanedPhone, cleanedText } from './cleaned.ts';
import { maxCharacters } from './limits.ts';
import { mustBeValid, phoneRefused, required, tooLong } from './messages.ts';

/** Linear on every input: anchored, no nested repetition. R27. */
export const emailPattern = /^[a-zA-Z0-9_.+-]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]+$/;

/** Several lines of somebody's own words. */
const lines: readonly string[] = ['message', 'note'];
const cleaning = (field: string) => z.overwrite<string>(lines.includes(field) ? cleanedText : cleanedLine);

/** Text that must not be empty once it is cleaned. */
export const filledText = (field: string, max: number) =>
  z
    .string(required(field))
    .check(cleaning(field), z.minLength(1, required(field)), z.maxLength(max, tooLong(field, max)));

/** Text that may be missing; empty means missing. */
export const optionalText = (field: string, max: number) =>
  z.optional(z.string().check(cleaning(field), z.maxLength(max, tooLong(field, max))));

/** The email address of the person who fills in a form. R27. */
export const emailField = z
  .string(required('email'))
  .check(
    z.overwrite(cleanedAddress),
    z.minLength(1, required('email')),
    z.maxLength(maxCharacters.email, tooLong('email', maxCharacters.email)),
    z.regex(emailPattern, mustBeValid('email')),
  );

const phoneChecks = [
  z.maxLength(maxCharacters.phone, tooLong('phone', maxCharacters.phone)),
  z.regex(phonePattern, phoneRefused),
];

/** R27. */
export const phoneField = z.optional(z.string().check(z.overwrite(cleanedPhone), ...phoneChecks));

/** The same, required: where the number is the way to answer. */
export const filledPhone = z
  .string(required('phone'))
  .check(z.overwrite(cleanedPhone), z.minLength(1, required('phone')), ...phoneChecks);

/** Slugs of a page's topics. */
export const tagsField = z.array(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))).check(z.maxLength(40));
