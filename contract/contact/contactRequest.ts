import * as z from 'zod/mini';
import { emailField, filledText, optionalText, phoneField } from './fields.ts';
import { maxCharacters, projectTypes, timelines } from './limits.ts';

/**
 * The fields of a contact form, one schema for the browser and the server.
 * Its messages are those of R27, word for word. `zod/mini`, because it is sent to the browser.
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

/** The same for a seat at an event, where the message is optional. */
export const seatFields = z.extend(contactFields, { message: optionalText('message', maxCharacters.message) });

export type ContactFields = z.infer<typeof contactFields>;

/** Where the country of a request came from. R31. */
export const countrySources = ['visitor', 'cookie', 'lookup', 'default'] as const;
export type CountrySource = (typeof countrySources)[number];

/**
 * What the client adds to the visitor's fields before sending. R30, R31, R33, R36.
 * `formId` names the form on the site, `formToken` is from `GET /form-token` or was requested by the page's static
 * form.
 * `consentField` names the consent box on the page; only a tick under that name counts.
 * `eventSlug` names the event whose seats the form gives away; an unknown one counts as none.
 * `formVersion` names the questions that the page showed, of a form of an owner's questions.
 * `vacancy` is the title of the post that somebody applies for, as its page has it.
 * `origin` says where the visit began; whatever it contains, no request is refused for it. R67.
 */
export const requestEnvelope = z.object({
  formId: z.optional(z.string().check(z.maxLength(60))),
  resendUrl: z.optional(z.string().check(z.maxLength(2000))),
  time: z.optional(z.string().check(z.maxLength(60))),
  googleGA4ClientId: z.optional(z.string().check(z.maxLength(100))),
  countrySource: z.optional(z.enum(countrySources)),
  consentVersion: z.optional(z.string().check(z.maxLength(40))),
  consentField: z.optional(z.string().check(z.maxLength(60))),
  eventSlug: z.optional(z.string().check(z.maxLength(80))),
  formVersion: z.optional(z.string().check(z.maxLength(40))),
  vacancy: z.optional(z.string().check(z.maxLength(maxCharacters.vacancy))),
  origin: z.optional(z.string()),
});

export type RequestEnvelope = z.infer<typeof requestEnvelope>;
