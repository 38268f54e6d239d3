import { z } from 'zod';
import { bookingChanged, bookingSuccess, holdSuccess } from './booking/bookingAnswers.ts';
import { cancelFields, holdFields, moveFields } from './booking/bookingRequest.ts';
import { slotsAnswer } from './booking/slotsAnswer.ts';
import {
  articleFileSuccess,
  formTokenAnswer,
  leadHandles,
  sendMailSuccess,
  subscribeSuccess,
} from './contact/answers.ts';
import { consentRequest } from './contact/consentRequest.ts';
import { fileFields } from './contact/limits.ts';
import { tokenField } from './contact/newsletterMarkup.ts';
import { updateFields } from './contact/updateRequest.ts';
import { type Endpoint, endpointNames, endpoints, pathOf } from './endpoints.ts';
import type { FormDescription } from './forms/FormDescription.ts';
import { formTable } from './forms/formTable.ts';
import { bookingPaths, newsletterPaths, paths, shortLinkPath } from './paths.ts';
import { previewPath } from './preview.ts';
import { olderReport, policyReportsPath, sentReport } from './reports/policyReport.ts';
import { speedPath, speedReport } from './speedFigures.ts';

type Schema = z.core.$ZodType;

/** A body that answers or is sent, by its content type. A schema of undefined says no more than the type does. */
export type Bodies = Record<string, Schema | undefined>;

/** The fields of a form, in each of the content types that its call reads. */
export interface FormBody {
  /** Each field of one of these is a field of the body. */
  fields: readonly Schema[];
  /** Field names of files: then the body may also be multipart form data. */
  files?: readonly string[];
  /** With the hidden fields of every form; those of a request have what the client adds, too. */
  adds?: 'hidden' | 'request';
  /** Sent by browsers without script alone, with any of the fields missing. */
  isPlain?: true;
}

export interface Answer {
  description: string;
  bodies?: Bodies;
}

/** A call of the public host. The host registers its route from this, and OpenAPI describes it. R53. */
export interface Call {
  method: 'GET' | 'POST';
  /** `{namespace}` is filled in by {@link pathOf}; any other `{name}` is a part of the path. */
  path: string;
  /** What it does, in a sentence. */
  summary: string;
  /** What the caller must know of it beyond that. */
  description: string;
  tag: keyof typeof callTags;
  /** Fields of the address, and of the path. */
  query?: Schema;
  takesKey?: true;
  body?: FormBody | Bodies;
  answers: Record<number, Answer>;
  /** In the words and the shape of R40, by status. */
  refusals?: Record<number, string>;
}

export const callTags = {
  content: 'Published content; drafts and what is dated later are never in it',
  forms: 'What forms ask and send',
  links: 'Short links, for print and talks',
  previews: 'Drafts, for editors and for whoever they send a link',
};

const foreign = 'A page of another site made the browser send this';
const unfitting = 'Fields do not fit; the details name each by its context key';
const tooMany = 'Too many requests from one network address; Retry-After says when to come back';
const tooLarge = 'The request or one of its files is too large';
const unavailable = 'Nothing can be stored at the moment; Retry-After says when to come back';

/** What any form may be answered. */
const ofForms = {
  400: 'The body or the Idempotency-Key could not be read',
  403: foreign,
  410: 'The form stood open for more than a day: send it again with a fresh token',
  415: 'The body is of none of the three kinds',
  422: unfitting,
  429: tooMany,
  503: unavailable,
};

const json = (schema: Schema): Bodies => ({ 'application/json': schema });
const done = (schema: Schema, description = 'Done'): Answer => ({ description, bodies: json(schema) });
const page = (description: string): Answer => ({ description, bodies: { 'text/html': undefined } });
const text = (description: string): Answer => ({ description, bodies: { 'text/plain': undefined } });
const token = z.string().describe('From the link in the email');

type Told = Pick<Call, 'summary' | 'description'> & Partial<Call>;

type Whole = Told & Pick<Call, 'answers'>;
const get = (path: string, told: Whole): Call => ({ method: 'GET', path, tag: 'forms', ...told });
const post = (path: string, told: Whole): Call => ({ method: 'POST', path, tag: 'forms', ...told });
const noted = { 204: { description: 'Noted' } };

/** A form that becomes a request. R26, R45, R46, R60. */
function requestCall(form: { path: string; schema: Schema }, told: Omit<Told, 'description'>): Call {
  return post(form.path, {
    description:
      'An answer of 200 means that it is stored. What its owner asks besides (`GET forms`) is sent by the ids of the questions, files too.',
    takesKey: true,
    body: { fields: [form.schema], files: fileFields, adds: 'request' },
    answers: {
      200: done(sendMailSuccess, 'Stored; the handles stay good for 24 hours'),
      303: { description: 'Stored; a browser without script is led to the page that says thank you' },
    },
    ...told,
    refusals: {
      ...ofForms,
      413: tooLarge,
      429: 'Too many requests, or the same one again: then the code is `duplicate`',
      ...told.refusals,
    },
  });
}

/** The button of a page behind a link of the newsletter. It leads on to the next page, with and without script. R48. */
function buttonCall(path: string, onwards: string, summary: string): Call {
  return post(path, {
    summary,
    description: 'Sent by the button of a page.',
    body: { fields: [z.object({ [tokenField]: token })], isPlain: true },
    answers: { 303: { description: `On to ${onwards}, or to a page that says what to do with a link that ended` } },
    refusals: { 403: foreign, 429: tooMany, 503: unavailable },
  });
}

const preview = {
  path: `${previewPath}/{collection}/{id}`,
  tag: 'previews',
  query: z.object({
    collection: z.enum(['pages', 'articles', 'site-settings']).describe('What is drawn'),
    id: z.string().describe('The document; of the settings, the page that is drawn with them'),
    token: z.string().describe('Made by the admin'),
  }),
  answers: {
    200: page('The page as it will be, with what does not fit at its block; nobody may keep or index it'),
    403: page('The token is missing, was made for another document, or has run out'),
    404: page('The document is gone'),
    429: page('Too many drawings for one network address; Retry-After says when to come back'),
    503: page('Nothing can be drawn at the moment; Retry-After says when to come back'),
  },
} satisfies Partial<Call>;

const changedCall = {
  200: done(bookingChanged),
  303: { description: 'Done; a browser without script is led to the page that says so' },
};
const ofBooking = { 400: 'The body could not be read', 403: foreign };
const taken = 'The hour is not free; the detail names the field `start`';
const over = 'The call is over, or the token is not ours';

/** Calls that visitors' pages, forms and emails make, by their names in OpenAPI. */
export const visitorCalls = {
  sendMail: requestCall(formTable.contact, { summary: 'Sends a contact request.' }),
  requestEstimate: requestCall(formTable.estimate, {
    summary: 'Sends the answers to the estimate with the range that they came to.',
    refusals: { 422: 'Fields do not fit, or the range is not what these answers come to by this version of the rates' },
  }),
  estimateBill: post(paths.estimateBill, {
    summary: 'The page of the estimate, with the bill for the answers.',
    description: 'For browsers without script. Stores nothing.',
    answers: { 200: page('The page') },
    refusals: {
      ...{ 400: ofForms[400], 403: foreign, 404: 'The page of the estimate is no longer there', 413: tooLarge },
      ...{ 415: ofForms[415], 429: tooMany },
    },
    body: { fields: [formTable.estimate.schema], adds: 'request', isPlain: true },
  }),
  updateRequest: post(paths.update, {
    summary: 'Adds to a request that was sent within the last 24 hours.',
    description:
      'Fields of the form, a note, and files. The four handles decide which request. A field that is not taken is refused by name.',
    answers: { 200: done(sendMailSuccess) },
    refusals: {
      ...ofForms,
      403: 'A handle is forged, has run out, or names another request; nothing was changed',
      413: tooLarge,
    },
    body: { fields: [updateFields, leadHandles], files: fileFields },
  }),
  subscribe: post(formTable.newsletter.path, {
    summary: 'Asks for the letter.',
    description: 'The answer is the same whether the address is known or not; an email asks for one click.',
    answers: {
      200: done(subscribeSuccess),
      303: { description: `A browser without script is led to ${newsletterPaths.waiting}` },
    },
    refusals: ofForms,
    body: { fields: [formTable.newsletter.schema], adds: 'hidden' },
  }),
  confirmNewsletter: buttonCall(newsletterPaths.confirm, newsletterPaths.entered, 'Enters the reader for good.'),
  askNewsletterAgain: buttonCall(
    newsletterPaths.again,
    newsletterPaths.waiting,
    'Sends the email with the link once more.',
  ),
  leaveNewsletterByPage: buttonCall(newsletterPaths.left, newsletterPaths.left, 'Takes the reader off the list.'),
  leaveNewsletter: post(newsletterPaths.leave, {
    summary: 'Takes a reader off the list at once.',
    description: 'Called by email programs, as RFC 8058 says.',
    query: z.object({ [tokenField]: token }),
    answers: { 200: text('Off the list'), 400: text('The token is not ours') },
  }),
  articleFile: post(formTable['article-file'].path, {
    summary: 'Asks for a document that an article offers.',
    description: 'The link of the answer serves it for 24 hours.',
    answers: {
      200: done(articleFileSuccess),
      303: { description: 'A browser without script is led to a page with the link' },
    },
    refusals: { ...ofForms, 404: 'The article does not offer this document' },
    body: { fields: [formTable['article-file'].schema], adds: 'hidden' },
  }),
  download: get(`${paths.downloads}/{token}`, {
    summary: 'Serves a document as an attachment until its link runs out.',
    description: 'The link is in the answer to a form, and in an email.',
    query: z.object({ token: z.string().describe('From the answer or the email') }),
    answers: {
      200: { description: 'The document', bodies: { 'application/pdf': undefined } },
      404: page('The link is not ours'),
      410: page('The link has run out'),
    },
  }),
  followShortLink: get(`${shortLinkPath}/{name}`, {
    tag: 'links',
    summary: 'Leads on to where a short link leads.',
    description: 'Counted. A page of the site is told the link and its campaign in its address.',
    query: z.object({ name: z.string().describe('The name of the short link') }),
    answers: { 302: { description: 'To the target' }, 404: page('There is no such link') },
  }),
  bookingSlots: get(bookingPaths.slots, {
    summary: 'The hours at which calls begin.',
    description: 'For the weeks that show a month, by the clocks of a zone.',
    query: z.object({
      month: z.string().describe('Such as 2026-11'),
      zone: z.string().max(60).describe('IANA name of the time zone of the visitor, such as Europe/Paris'),
      hold: z.string().max(60).optional().describe('A hold: the hour that it keeps counts as free'),
    }),
    answers: { 200: done(slotsAnswer, 'The answer') },
    refusals: { 400: 'A month or a zone that is none', 429: tooMany },
  }),
  bookingHold: post(bookingPaths.hold, {
    summary: 'Keeps an hour for ten minutes while the form is filled in.',
    description: 'The hour is free again when the hold ends.',
    answers: { 200: done(holdSuccess) },
    refusals: { ...ofBooking, 409: taken, 429: 'Too many hours were kept from this network' },
    body: { fields: [holdFields] },
  }),
  bookCall: post(formTable.booking.path, {
    summary: 'Books a call.',
    description: 'An answer of 200 means that it is stored, with the emails that are owed.',
    answers: {
      200: done(bookingSuccess),
      303: { description: 'Booked; a browser without script is led to the page of the call' },
    },
    refusals: {
      ...ofBooking,
      409: taken,
      422: unfitting,
      429: 'Too many requests, the same one again, or three calls to come already',
    },
    body: { fields: [formTable.booking.schema], adds: 'hidden' },
  }),
  moveCall: post(bookingPaths.move, {
    summary: 'Moves a call.',
    description: 'By the signed token of its email.',
    answers: changedCall,
    refusals: { ...ofBooking, 409: taken, 410: over },
    body: { fields: [moveFields] },
  }),
  cancelCall: post(bookingPaths.cancel, {
    summary: 'Cancels a call.',
    description: 'By the signed token of its email. Twice is once.',
    answers: changedCall,
    refusals: { ...ofBooking, 410: over },
    body: { fields: [cancelFields] },
  }),
  formToken: get(paths.formToken, {
    summary: 'What a form needs before it is sent.',
    description:
      'A signed token, the name of the field that stays empty and, where the operator asks for it, a challenge of ALTCHA.',
    query: z.object({
      formId: z
        .string()
        .regex(/^[a-z][a-z0-9-]{0,59}$/)
        .describe('The id of the form, such as contact'),
      standing: z.string().optional().describe('Given, the token is one for a page that stands: it names no time'),
    }),
    answers: { 200: done(formTokenAnswer, 'The answer') },
    refusals: { 400: 'No id of a form' },
  }),
  opened: get(paths.opened, {
    summary: 'Notes when a form was opened.',
    description: 'In a cookie, for pages that came out of a cache.',
    answers: noted,
  }),
  shown: get(paths.shown, {
    summary: 'Notes that a page is shown which the browser had fetched ahead.',
    description: 'Such a page names this address in its Link header; Referer says which page it is.',
    query: z.object({ from: z.string().optional().describe('The site with the link that led to it, if not ours') }),
    answers: noted,
  }),
  formLeft: post(paths.formLeft, {
    summary: 'Notes where a form was left, and what its page refused.',
    description:
      'Separated by tabs: the id of the form, the name of the field, empty where the form was sent, and each refused field with its rule, such as `email pattern`. Referer says which page it is.',
    body: { 'text/plain': undefined },
    answers: noted,
    refusals: { 413: 'The body is too large' },
  }),
  geo: get(paths.geo, {
    summary: 'The country that the caller’s network address belongs to.',
    description: 'As two letters; null where no service is set.',
    answers: {
      200: done(
        z.strictObject({
          country: z
            .string()
            .regex(/^[A-Z]{2}$/)
            .nullable(),
        }),
        'The answer',
      ),
    },
    refusals: { 503: 'The service that was asked does not answer, or knows no country' },
  }),
  consent: post(paths.consent, {
    summary: 'Writes a visitor’s answer about counting to the log.',
    description: 'Sent again, it is written once.',
    body: json(consentRequest),
    answers: { 204: { description: 'Written' } },
    refusals: { 400: 'The answer does not fit', 403: foreign, 413: 'The body is too large', 429: tooMany },
  }),
  pageSpeed: post(speedPath, {
    summary: 'Counts how fast a page was for a visitor.',
    description: 'Sent as JSON, or as text that is JSON.',
    body: { ...json(speedReport), 'text/plain': undefined },
    answers: {
      204: { description: 'Taken; more than 300 in ten minutes from one network address are not counted' },
    },
    refusals: { 400: 'The report does not fit', 403: foreign, 413: 'The body is too large' },
  }),
  policyReports: post(policyReportsPath, {
    summary: 'Counts what the Content-Security-Policy of a page refused.',
    description: 'Browsers send it by themselves.',
    body: { 'application/reports+json': z.array(sentReport), 'application/csp-report': olderReport },
    answers: { 204: { description: 'Taken; what is no report of a page of ours is not counted' } },
    refusals: { 403: foreign, 413: 'The body is too large', 415: 'The body is of neither kind' },
  }),
  preview: { ...preview, method: 'GET', summary: 'A draft as it is saved.', description: 'The token is in the link.' },
  previewTyped: {
    ...preview,
    method: 'POST',
    summary: 'A draft as it is in the form of an editor.',
    description: 'Stores nothing.',
    body: json(
      z.object({ data: z.record(z.string(), z.unknown()).describe('All fields of the form, as the admin names them') }),
    ),
  },
} satisfies Record<string, Call>;

/** The calls that take one form of the table and nothing else, with that form. */
export const formCalls = Object.values<FormDescription>(formTable).flatMap((form) =>
  form.call ? [{ form, name: form.call.name, call: requestCall(form, { summary: form.call.summary }) }] : [],
);

/** Every call of the public host, in a namespace of the content API: the reading ones and those of visitors. */
export function allCalls(namespace: string): Record<string, Call> {
  const reading = endpointNames.map((name) => [name, describeReading(endpoints[name], namespace)] as const);
  const ofForms = formCalls.map(({ call, name }) => [name, call] as const);
  return { ...Object.fromEntries([...reading, ...ofForms]), ...visitorCalls };
}

/** A reading call as the others are described. What it refuses follows from its query, R55. */
function describeReading(endpoint: Endpoint<unknown, unknown>, namespace: string): Call {
  const { answer, method, query, summary } = endpoint;
  return {
    method,
    path: pathOf(endpoint, namespace),
    summary: summary.replace(/(?<=[^.:])[.:] .*/, '.'),
    description: summary,
    tag: 'content',
    ...(method === 'POST' ? { body: json(query) } : { query }),
    answers: { 200: done(answer, 'The answer') },
  };
}
