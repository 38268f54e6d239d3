import * as z from 'zod/mini';
import { emailField, filledText, optionalText, phoneField } from './fields.ts';
import { maxCharacters, projectTypes, timelines } from './limits.ts';

/**
 * What a visitor types into a contact form. One schema for the browser and the server.
 * Its messages are those of R27, word for word. `zod/mini`, because it travels to the browser.
 */
export const contactFields = z.object({
  name: filledText('name', maxCharacters.name),
  surname: optionalText('surname', maxCharacters.surname),
  email: emailField,
  company: optionalText('company', maxCharacters.company),
  phone: phoneField,
  message: filledText('message', maxCharacters.message),
  country: optionalText('country', maxCharacters.country),
  projectTypes: z.optional(z.array(z.enum(projectTypes))),
  timeline: z.optional(z.enum(timelines)),
});

/** The same for a seat at an event, which needs no message. */
export const seatFields = z.extend(contactFields, { message: optionalText('message', maxCharacters.message) });

export type ContactFields = z.infer<typeof contactFields>;
export type ContactFieldName = keyof ContactFields;

/** Where the country of a request came from. R31. */
export const countrySources = ['visitor', 'cookie', 'lookup', 'default'] as const;
export type CountrySource = (typeof countrySources)[number];

/**
 * What the client adds to the visitor's fields before it sends. R30, R31, R33, R36.
 * `formId` names the form on the site, `formToken` is what `GET /form-token` gave or the page's static form asked for.
 * `consentField` names the box that the page shows; a tick counts under that name alone.
 * `eventSlug` names the event whose seats the form gives away; one that nobody knows counts as none.
 */
export const requestEnvelope = z.object({
  formId: z.optional(z.string().check(z.maxLength(60))),
  resendUrl: z.optional(z.string().check(z.maxLength(2000))),
  time: z.optional(z.string().check(z.maxLength(60))),
  googleGA4ClientId: z.optional(z.string().check(z.maxLength(100))),
  countrySource: z.optional(z.enum(countrySources)),
  consentVersion: z.optional(z.string().check(z.maxLength(20))),
  consentField: z.optional(z.string().check(z.maxLength(60))),
  eventSlug: z.optional(z.string().check(z.maxLength(80))),
});

export type RequestEnvelope = z.infer<typeof requestEnvelope>;
