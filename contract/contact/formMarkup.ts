import type * as z from 'zod/mini';
import type { Words } from '../words/say.ts';
import type { formTokenAnswer } from './answers.ts';

/** Data attributes by which a form's script finds its elements. */
export const formMarks = {
  /** On `<form>`: the id of the form, such as `contact`. */
  form: 'data-form',
  /** On the element with the error text of the field that the value names; hidden while there is none. */
  errorOf: 'data-error-of',
  /** On the error summary, hidden while there is none: has one heading and one empty list. */
  summary: 'data-error-summary',
  /** On the notice above the fields, hidden while there is none: has one heading and one paragraph. */
  notice: 'data-form-notice',
  /** Around a form that React takes over at the first touch: what it is drawn by, as `writeLook` writes it. */
  look: 'data-look',
  /** On such an element that the script of its page wakes. */
  ownScript: 'data-own',
  /** On a field that is asked again each time, such as a consent box. */
  unkept: 'data-unkept',
  /** On a form with a script of its own: those of its sentences that are not the usual ones, by id, as JSON. */
  words: 'data-words',
} as const;

/** The sentences of a form that are not the usual ones. */
export const wordsIn = (form: { getAttribute(name: string): string | null }): Words =>
  JSON.parse(form.getAttribute(formMarks.words) ?? '{}');

/** Fields of every form that are for the server alone. */
export const hiddenFields = {
  /** The id of the form. */
  formId: 'formId',
  /** The signed token that tells the server which field is the honeypot. R33. */
  formToken: 'formToken',
  /** Path of the form's page; the server answers with that page when something is wrong. */
  pagePath: 'pagePath',
  /** The version of the consent note under the button. */
  consentVersion: 'consentVersion',
  /** The email address that its visitor was asked about: they are asked once. R27. */
  emailAsked: 'emailAsked',
} as const;

/** The hidden field of a form with a consent box: the name that the page gave the box. R30. */
export const consentField = 'consentField';

/** Parameter in the address of the thank-you page: the form that was sent, where it has a different thank-you. */
export const thanksField = 'form';

/**
 * The optional field of every form that says where its visit began: the address of the first page view that is known,
 * and after a space the address before that. A program may write anything into it. R67.
 */
export const originField = 'origin';

/** The hidden field that only forms for seats have: the slug of the event. */
export const eventField = 'eventSlug';

/** The hidden field that only applications for a vacancy have: its title. R11. */
export const vacancyField = 'vacancy';

/**
 * `GET /form-token?formId=contact`: the honeypot's name, which looks like that of a real field, and the token that
 * belongs to it. Requested when a page is made and when a form is first touched.
 */
export type FormToken = Omit<z.infer<typeof formTokenAnswer>, 'challenge'>;
