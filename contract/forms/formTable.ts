import * as z from 'zod/mini';
import { bookingFields } from '../booking/bookingRequest.ts';
import { missingTermFormId, newsletterFormId } from '../constants.ts';
import { contactFields, seatFields } from '../contact/contactRequest.ts';
import { estimateFields } from '../contact/estimateRequest.ts';
import { fault, fieldsOf } from '../contact/fields.ts';
import { fieldTexts } from '../contact/fieldTexts.ts';
import { processingNote, subscribeNote } from '../contact/messages.ts';
import { isSiteField, siteQuestions } from '../contact/siteQuestions.ts';
import { bookingPaths, paths } from '../paths.ts';
import type { FormDescription, FormField, Standing } from './FormDescription.ts';
import type { CoreKindName } from './Question.ts';

type Known = keyof typeof fieldTexts;
const texts: Readonly<Record<Known, Pick<FormField, 'label' | 'otherwise' | 'placeholder' | 'told'>>> = fieldTexts;

/** Slugs of a page's topics. */
const tagsField = z.array(z.string().check(z.regex(/^[a-z0-9-]{1,80}$/))).check(z.maxLength(40));

/** Of a file, whose field is in no table, and of the country, which is checked as a text. */
const kindOfField = (name: string): CoreKindName =>
  name === 'country' ? 'country' : isSiteField(name) ? siteQuestions[name].kind : 'file';

/** Chosen instead of typed, or a file: a choice always has a value, and a browser cannot restore a file. */
const neverRequired: readonly string[] = ['choice', 'choices', 'country', 'file'] satisfies CoreKindName[];

/** The fields of a form in their usual order; `called` names other words than those of the field. */
function asks(standings: Partial<Record<Known, Standing>>, called: Partial<Record<Known, Known>> = {}): FormField[] {
  return (Object.entries(standings) as [Known, Standing][]).map(([name, standing]) => {
    const words = called[name] ?? name;
    const { label, otherwise, placeholder, told } = texts[words];
    const kind = kindOfField(name);
    return {
      ...{ label, otherwise, placeholder, told },
      name,
      kind,
      words,
      standing,
      mayBeRequired: standing !== 'needed' && !neverRequired.includes(kind),
    };
  });
}

/** A request to sales, who would answer twice what they get twice. */
const request = {
  becomes: 'request',
  duplicate: { counts: 'all', ends: 'told' },
} as const;
/** A form with a call of its own, that takes its fields and nothing else: its route and its description follow. */
function withCall(standings: Parameters<typeof asks>[0]) {
  const fields = asks(standings);
  const namesOf = (some: readonly FormField[]) => some.map(({ name }) => name).filter(isSiteField);
  const needed = fields.filter(({ standing }) => standing === 'needed');
  return { ...request, schema: fieldsOf(namesOf(fields), namesOf(needed)), blocks: ['form'], fields };
}

/** The fields of R26; the surname and a file only where its block asks for them. */
const ofContact = {
  ...({ name: 'needed', surname: 'offered', email: 'needed', company: 'asked', phone: 'asked' } as const),
  ...({ country: 'asked', message: 'needed', file: 'offered' } as const),
};

/** What is sent as a message. */
const message = { ...request, path: paths.sendMail, schema: contactFields, blocks: ['form'] };
/** People apply as persons, not for a company. */
const application = { ...message, note: processingNote, fields: asks({ ...ofContact, company: 'spare' }) };

/**
 * Every form whose words, fields and recipients belong to the owner, by the id that its block gives it. The blocks, the
 * routes of the host, the admin and the tests read it. A form with another id has the usual words and the general
 * recipient.
 */
export const formTable = {
  contact: { ...message, label: 'Contact form', follows: 'more', fields: asks(ofContact) },
  quote: {
    ...message,
    label: 'Request for a quote',
    blocks: ['cost'],
    follows: 'receipt',
    fields: asks({ name: 'needed', email: 'needed', projectTypes: 'asked', timeline: 'asked', message: 'needed' }),
  },
  audit: {
    ...withCall({
      ...({ repository: 'needed', network: 'needed', language: 'needed', linesOfCode: 'asked' } as const),
      ...({ deadline: 'asked', name: 'needed', email: 'needed', company: 'asked' } as const),
      ...({ phone: 'asked', message: 'asked', file: 'asked' } as const),
    }),
    label: 'Request for an audit',
    path: paths.audit,
    call: { name: 'requestAudit', summary: 'Asks for an audit of a contract.' },
  },
  // It asks for no email address, so the visitor gets no email. R60.
  'call-back': {
    ...withCall({ name: 'needed', phone: 'needed', callTime: 'asked' }),
    label: 'Request for a call back',
    path: paths.callBack,
    call: { name: 'requestCallBack', summary: 'Asks to be called at a number.' },
    note: processingNote,
  },
  estimate: {
    ...request,
    label: 'Estimate',
    path: paths.estimate,
    schema: estimateFields,
    blocks: ['estimate'],
    note: processingNote,
    fields: asks({ name: 'needed', email: 'needed', company: 'spare', phone: 'spare', message: 'asked' }),
  },
  booking: {
    label: 'Booking of a call',
    path: bookingPaths.booking,
    schema: bookingFields,
    blocks: ['booking'],
    becomes: 'call',
    // The person, the hour and the topic.
    duplicate: { counts: ['email', 'name', 'company', 'phone', 'message', 'start'], ends: 'told' },
    note: processingNote,
    fields: asks({ name: 'needed', email: 'needed', company: 'asked', phone: 'asked', message: 'asked' }),
  },
  'event-seat': {
    ...message,
    label: 'Seat at an event',
    schema: seatFields,
    note: processingNote,
    fields: asks({ ...ofContact, message: 'asked' }),
  },
  careers: { ...application, label: 'Job application' },
  scholarship: { ...application, label: 'Application for a scholarship' },
  'article-file': {
    label: 'Document of an article',
    path: paths.articleFile,
    schema: z.extend(fieldsOf(['name', 'company', 'email', 'phone'], ['email']), {
      /** The document's name in the library. */
      type: z.string(fault('required')).check(z.regex(/^[a-z0-9-]{1,80}$/)),
      /** The article that offers it. */
      articleId: z.string(fault('required')).check(z.regex(/^[1-9]\d{0,14}$/)),
      /** Slugs of the article's topics. */
      tags: z._default(tagsField, []),
    }),
    blocks: ['downloadPDFForm'],
    becomes: 'download',
    // The person and the document. A reader who asks twice has lost the link.
    duplicate: { counts: ['email', 'name', 'company', 'phone', 'type', 'articleId'], ends: 'answered' },
    fields: asks({ name: 'offered', company: 'offered', phone: 'offered', email: 'needed' }, { email: 'workEmail' }),
  },
  [newsletterFormId]: {
    label: 'Newsletter',
    path: paths.subscribe,
    schema: z.object({
      ...fieldsOf(['email'], ['email']).shape,
      /** Path of the page on which it was asked for. */
      uri: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
      /** Slugs of that page's topics. */
      tags: z._default(tagsField, []),
      ...fieldsOf(['name', 'country']).shape,
    }),
    blocks: [],
    becomes: 'reader',
    // Known and unknown addresses are answered alike (R48).
    duplicate: { counts: ['email'], ends: 'answered' },
    note: subscribeNote,
    fields: asks({ name: 'offered', email: 'needed' }, { email: 'workEmail' }),
  },
  [missingTermFormId]: {
    ...message,
    label: 'Suggestion for the glossary',
    note: processingNote,
    blocks: [],
    fields: asks({ message: 'needed', name: 'needed', email: 'needed' }, { message: 'term' }),
  },
} as const satisfies Record<string, FormDescription>;

export type FormName = keyof typeof formTable;
export type SubscribeFields = z.infer<(typeof formTable)[typeof newsletterFormId]['schema']>;

const byName: Readonly<Record<string, FormDescription | undefined>> = formTable;

export const formNames = Object.keys(formTable) as [FormName, ...FormName[]];

/** The form with that id; undefined for an id that is not in the table. */
export function formNamed(id: string | null | undefined): FormDescription | undefined {
  return id && Object.hasOwn(formTable, id) ? byName[id] : undefined;
}
