import * as z from 'zod/mini';
import { phonePattern } from '../primitives/phone.ts';
import type { FaultId } from '../words/siteTexts.ts';
import { cleanedAddress, cleanedLine, cleanedPhone, cleanedText } from './cleaned.ts';
import { maxCharacters } from './limits.ts';

/*
 * A schema names what is wrong by the id of its sentence: who shows it says it, with the name of the field and its limit.
 */

/** A fault by the id of its sentence. */
export const fault = (id: FaultId): string => id;

/** Linear on every input: anchored, no nested repetition. R27. */
export const emailPattern = /^[a-zA-Z0-9_.+-]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]+$/;

/** Several lines of somebody's own words. */
const lines: readonly string[] = ['message', 'note'];
const cleaning = (field: string) => z.overwrite<string>(lines.includes(field) ? cleanedText : cleanedLine);

/** Text that must not be empty once it is cleaned. */
export const filledText = (field: string, max: number) =>
  z
    .string(fault('required'))
    .check(cleaning(field), z.minLength(1, fault('required')), z.maxLength(max, fault('tooLong')));

/** Text that may be missing; empty means missing. */
export const optionalText = (field: string, max: number) =>
  z.optional(z.string().check(cleaning(field), z.maxLength(max, fault('tooLong'))));

/** The email address of the person who fills in a form. R27. */
export const emailField = z
  .string(fault('required'))
  .check(
    z.overwrite(cleanedAddress),
    z.minLength(1, fault('required')),
    z.maxLength(maxCharacters.email, fault('tooLong')),
    z.regex(emailPattern, fault('invalid')),
  );

const phoneChecks = [z.maxLength(maxCharacters.phone, fault('tooLong')), z.regex(phonePattern, fault('invalidPhone'))];

/** R27. */
export const phoneField = z.optional(z.string().check(z.overwrite(cleanedPhone), ...phoneChecks));

/** The same, required: where the number is the way to answer. */
export const filledPhone = z
  .string(fault('required'))
  .check(z.overwrite(cleanedPhone), z.minLength(1, fault('required')), ...phoneChecks);

/** Slugs of a page's topics. */
export const tagsField = z.array(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))).check(z.maxLength(40));
