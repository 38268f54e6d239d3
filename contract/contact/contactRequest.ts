import * as z from 'zod/mini';
import { fieldsOf } from './fields.ts';
import { maxCharacters } from './limits.ts';

const contactNames = [
  ...(['name', 'surname', 'email', 'company', 'phone', 'message', 'country'] as const),
  ...(['projectTypes', 'timeline'] as const),
] as const;

/** `POST /send-mail`: the fields of a contact form. R26. */
export const contactFields = fieldsOf(contactNames, ['name', 'email', 'message']);

/** The same for a seat at an event, where the message is optional. */
export const seatFields = fieldsOf(contactNames, ['name', 'email']);

export type ContactFields = z.infer<typeof contactFields>;

/** What a person is called: some forms ask for the surname in a field of its own. */
export const fullNameOf = (person: { name?: string | null | undefined; surname?: string | null | undefined }): string =>
  [person.name, person.surname].filter(Boolean).join(' ');

/** Where the country of a request came from. R31. */
export const countrySources = ['visitor', 'cookie', 'lookup', 'default'] as const;
export type CountrySource = (typeof countrySources)[number];

/**
 * What the client adds to the visitor's fields before sending. R30, R31, R33, R36.
 * `formId` names the form on the site, `formToken` is from `GET /form-token` or was requested by the page's static
 * form.
 * `consentField` names the consent box on the page; only a tick under that name counts.
 * `eventSlug` names the event whose seats the form gives away; an unknown one counts as none.
 * `formVersion` names the owner's questions that the page showed; their answers are sent by the ids of the questions.
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
