import * as z from 'zod/mini';
import { maxCharacters, projectTypes, timelines } from './limits.ts';
import { mustBeValid, required, tooLong } from './messages.ts';

/** Linear on every input: anchored, no nested repetition. Decision 19. */
export const emailPattern = /^[a-zA-Z0-9_.+-]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]+$/;
/** Digits, spaces, hyphen, plus, parentheses. Specification §5. */
export const phonePattern = /^[0-9 ()+-]*$/;

/** Trimmed text that must not be empty. */
const filled = (field: string, max: number) =>
  z.string(required(field)).check(z.trim(), z.minLength(1, required(field)), z.maxLength(max, tooLong(field, max)));

/** Trimmed text that may be missing; empty means missing. */
const optional = (field: string, max: number) =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, tooLong(field, max))));

/**
 * What a visitor types into a contact form. One schema for the browser and the server.
 * Its messages are those of specification §5, word for word. `zod/mini`, because it travels to the browser.
 */
export const contactFields = z.object({
  name: filled('name', maxCharacters.name),
  surname: optional('surname', maxCharacters.surname),
  email: z
    .string(required('email'))
    .check(
      z.trim(),
      z.minLength(1, required('email')),
      z.maxLength(maxCharacters.email, tooLong('email', maxCharacters.email)),
      z.regex(emailPattern, mustBeValid('email')),
    ),
  company: optional('company', maxCharacters.company),
  phone: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(maxCharacters.phone, tooLong('phone', maxCharacters.phone)),
        z.regex(phonePattern, mustBeValid('phone')),
      ),
  ),
  message: filled('message', maxCharacters.message),
  country: optional('country', maxCharacters.country),
  projectTypes: z.optional(z.array(z.enum(projectTypes))),
  timeline: z.optional(z.enum(timelines)),
});

export type ContactFields = z.infer<typeof contactFields>;
export type ContactFieldName = keyof ContactFields;

/** Where the country of a request came from. Decision 13. */
export const countrySources = ['visitor', 'cookie', 'lookup', 'default'] as const;
export type CountrySource = (typeof countrySources)[number];

/**
 * What the client adds to the visitor's fields before it sends. Decisions 11, 13, 15, 28.
 * `formId` names the form on the site, `formToken` is what `GET /form-token` gave or the page's static form asked for.
 */
export const requestEnvelope = z.object({
  formId: z.optional(z.string().check(z.maxLength(60))),
  resendUrl: z.optional(z.string().check(z.maxLength(2000))),
  time: z.optional(z.string().check(z.maxLength(60))),
  googleGA4ClientId: z.optional(z.string().check(z.maxLength(100))),
  countrySource: z.optional(z.enum(countrySources)),
  consentVersion: z.optional(z.string().check(z.maxLength(20))),
});

export type RequestEnvelope = z.infer<typeof requestEnvelope>;
