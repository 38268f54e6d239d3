import * as z from 'zod/mini';
import { maxCharacters } from './limits.ts';
import { mustBeValid, required, tooLong } from './messages.ts';

/** Linear on every input: anchored, no nested repetition. R27. */
export const emailPattern = /^[a-zA-Z0-9_.+-]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]+$/;
/** Digits, spaces, hyphen, plus, parentheses. R27. */
const phonePattern = /^[0-9 ()+-]*$/;

/** Trimmed text that must not be empty. */
export const filledText = (field: string, max: number) =>
  z.string(required(field)).check(z.trim(), z.minLength(1, required(field)), z.maxLength(max, tooLong(field, max)));

/** Trimmed text that may be missing; empty means missing. */
export const optionalText = (field: string, max: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, tooLong(field, max))));

/** The email address of the person who fills in a form. R27. */
export const emailField = z
  .string(required('email'))
  .check(
    z.trim(),
    z.minLength(1, required('email')),
    z.maxLength(maxCharacters.email, tooLong('email', maxCharacters.email)),
    z.regex(emailPattern, mustBeValid('email')),
  );

/** R27. */
export const phoneField = z.optional(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(maxCharacters.phone, tooLong('phone', maxCharacters.phone)),
      z.regex(phonePattern, mustBeValid('phone')),
    ),
);

/** The same, required: where the number is the way to answer. */
export const filledPhone = z
  .string(required('phone'))
  .check(
    z.trim(),
    z.minLength(1, required('phone')),
    z.maxLength(maxCharacters.phone, tooLong('phone', maxCharacters.phone)),
    z.regex(phonePattern, mustBeValid('phone')),
  );

/** Slugs of a page's topics. */
export const tagsField = z.array(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))).check(z.maxLength(40));
