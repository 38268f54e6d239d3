import { bookingFields } from '../booking/bookingRequest.ts';
import { missingTermFormId, newsletterFormId } from '../constants.ts';
import { articleFileFields } from '../contact/articleFileRequest.ts';
import { auditFields } from '../contact/auditRequest.ts';
import { callBackFields } from '../contact/callBackRequest.ts';
import { contactFields, seatFields } from '../contact/contactRequest.ts';
import { estimateFields } from '../contact/estimateRequest.ts';
import { fieldTexts } from '../contact/fieldTexts.ts';
import { contactFormFields, quoteFormFields } from '../contact/formOrders.ts';
import { furtherTexts } from '../contact/furtherTexts.ts';
import { processingNote } from '../contact/messages.ts';
import { subscribeFields } from '../contact/subscribeRequest.ts';
import { bookingPaths, paths } from '../paths.ts';
import type { FormDescription, FormField, Standing } from './FormDescription.ts';

const texts = { ...fieldTexts, ...furtherTexts };
type Known = Exclude<keyof typeof texts, 'addition' | 'optional' | 'sending'>;

/** Chosen instead of typed, or a file: a choice always has a value, and a browser cannot restore a file. */
const neverRequired: readonly string[] = ['country', 'projectTypes', 'timeline', 'callTime', 'file'];
/** Fields without an example in the empty field. */
const choices: readonly string[] = [...neverRequired, 'deadline'];

function field(name: Known, standing: Standing, words: Known = name): FormField {
  const { label, placeholder }: { label: string; placeholder?: string } = texts[words];
  return {
    name,
    label,
    ...(placeholder ? { placeholder } : {}),
    words,
    standing,
    mayBeRequired: standing !== 'needed' && !neverRequired.includes(name),
    hasPlaceholder: !choices.includes(name),
  };
}

const needed = (name: Known, words?: Known) => field(name, 'needed', words);
const asked = (name: Known, words?: Known) => field(name, 'asked', words);
const offered = (name: Known, words?: Known) => field(name, 'offered', words);
const spare = (name: Known) => field(name, 'spare');

type ContactStandings = Partial<Record<(typeof contactFormFields)[number], Standing>>;

/** The fields of R26 as the contact form has them; the surname and a file only where its block asks for them. */
function fieldsOfContact(others: ContactStandings = {}): FormField[] {
  const standings: ContactStandings = {
    name: 'needed',
    email: 'needed',
    message: 'needed',
    surname: 'offered',
    file: 'offered',
    ...others,
  };
  return contactFormFields.map((name) => field(name, standings[name] ?? 'asked'));
}

/** People apply as persons, not for a company. */
const application = { company: 'spare' } as const;

const quoteStandings: Partial<Record<Known, Standing>> = {
  name: 'needed',
  email: 'needed',
  message: 'needed',
};

/** Sales would answer twice what they get twice. */
const toldWhenSame = { counts: 'all', ends: 'told' } as const;
const contactBlocks = ['contact_form', 'contact_banner'];

/**
 * Every form whose words, fields and recipients belong to the owner, by the id that its block gives it. The blocks, the
 * routes of the host, the admin and the tests read it. A form with another id has the usual words and the general
 * recipient.
 */
export const formTable = {
  contact: {
    label: 'Contact form',
    path: paths.sendMail,
    schema: contactFields,
    blocks: contactBlocks,
    becomes: 'request',
    duplicate: toldWhenSame,
    hasThanks: true,
    follows: 'more',
    fields: fieldsOfContact(),
  },
  quote: {
    label: 'Request for a quote',
    path: paths.sendMail,
    schema: contactFields,
    blocks: ['cost'],
    becomes: 'request',
    duplicate: toldWhenSame,
    hasThanks: true,
    follows: 'receipt',
    fields: quoteFormFields.map((name) => field(name, quoteStandings[name] ?? 'asked')),
  },
  audit: {
    label: 'Request for an audit',
    path: paths.audit,
    schema: auditFields,
    blocks: ['audit_form'],
    becomes: 'request',
    duplicate: toldWhenSame,
    hasThanks: true,
    fields: [
      ...[needed('repository'), needed('network'), needed('language'), asked('linesOfCode'), asked('deadline')],
      ...[needed('name'), needed('email'), asked('company'), asked('phone'), asked('message'), asked('file')],
    ],
  },
  'call-back': {
    label: 'Request for a call back',
    path: paths.callBack,
    schema: callBackFields,
    blocks: ['call_back_form'],
    becomes: 'request',
    duplicate: toldWhenSame,
    hasThanks: true,
    fields: [needed('name'), needed('phone'), asked('callTime')],
  },
  estimate: {
    label: 'Estimate',
    path: paths.estimate,
    schema: estimateFields,
    blocks: ['estimate'],
    becomes: 'request',
    duplicate: toldWhenSame,
    hasThanks: true,
    fields: [needed('name'), needed('email'), spare('company'), spare('phone'), asked('message')],
  },
  booking: {
    label: 'Booking of a call',
    path: bookingPaths.booking,
    schema: bookingFields,
    blocks: ['booking'],
    becomes: 'call',
    // The person, the hour and the topic.
    duplicate: { counts: ['email', 'name', 'company', 'phone', 'message', 'start'], ends: 'told' },
    hasThanks: false,
    fields: [needed('name'), needed('email'), asked('company'), asked('phone'), asked('message')],
  },
  'event-seat': {
    label: 'Seat at an event',
    path: paths.sendMail,
    schema: seatFields,
    note: processingNote,
    blocks: contactBlocks,
    becomes: 'request',
    duplicate: toldWhenSame,
    hasThanks: true,
    fields: fieldsOfContact({ message: 'asked' }),
  },
  careers: {
    label: 'Job application',
    path: paths.sendMail,
    schema: contactFields,
    note: processingNote,
    blocks: contactBlocks,
    becomes: 'request',
    duplicate: toldWhenSame,
    hasThanks: true,
    fields: fieldsOfContact(application),
  },
  scholarship: {
    label: 'Application for a scholarship',
    path: paths.sendMail,
    schema: contactFields,
    note: processingNote,
    blocks: contactBlocks,
    becomes: 'request',
    duplicate: toldWhenSame,
    hasThanks: true,
    fields: fieldsOfContact(application),
  },
  'article-file': {
    label: 'Document of an article',
    path: paths.articleFile,
    schema: articleFileFields,
    blocks: ['downloadPDFForm'],
    becomes: 'download',
    // The person and the document. A reader who asks twice has lost the link.
    duplicate: { counts: ['email', 'name', 'company', 'phone', 'type', 'articleId'], ends: 'answered' },
    hasThanks: false,
    fields: [offered('name'), offered('company'), offered('phone'), needed('email', 'workEmail')],
  },
  [newsletterFormId]: {
    label: 'Newsletter',
    path: paths.subscribe,
    schema: subscribeFields,
    blocks: [],
    becomes: 'reader',
    // Known and unknown addresses are answered alike (R48).
    duplicate: { counts: ['email'], ends: 'answered' },
    hasThanks: false,
    fields: [offered('name'), needed('email', 'workEmail')],
  },
  [missingTermFormId]: {
    label: 'Suggestion for the glossary',
    path: paths.sendMail,
    schema: contactFields,
    note: processingNote,
    blocks: [],
    becomes: 'request',
    duplicate: toldWhenSame,
    hasThanks: true,
    fields: [needed('message', 'term'), needed('name'), needed('email')],
  },
} as const satisfies Record<string, FormDescription>;

export type FormName = keyof typeof formTable;

const byName: Readonly<Record<string, FormDescription | undefined>> = formTable;

export const formNames = Object.keys(formTable) as [FormName, ...FormName[]];

/** The form with that id; undefined for an id that is not in the table. */
export function formNamed(id: string | null | undefined): FormDescription | undefined {
  return id && Object.hasOwn(formTable, id) ? byName[id] : undefined;
}
