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
  /** On the form of the thank-you page that adds to a request; hidden until it has the handles of one. */
  addition: 'data-addition',
  /** On a form that the browser can send without script, and that a small script sends without leaving the page. */
  enhanced: 'data-enhanced',
  /** In such a form, on the button that restores what was typed after a duplicate; hidden until then. */
  restore: 'data-form-restore',
  /** On the line that says that typed text was kept, with the button that discards it; hidden until then. */
  kept: 'data-form-kept',
  /** On a field that is asked again each time, such as a consent box. */
  unkept: 'data-unkept',
  /** On a field with an owner's label: the word that sentences use for it. */
  called: 'data-called',
  /** On a form with sentences other than the usual ones: those that its script says, by id, as JSON. */
  words: 'data-words',
  /** On such a form: where a visitor is taken after sending, in place of the thank-you. */
  next: 'data-next',
  /**
   * Around such a form, the part that the thank-you replaces, and the thank-you. With {@link steadyFrame} it keeps its
   * height.
   */
  sentFrame: 'data-form-frame',
  /** On the part that the thank-you replaces once the form was sent. */
  untilSent: 'data-form-until-sent',
  /** On the thank-you, hidden until then; it begins with one heading. */
  thanks: 'data-form-thanks',
  /** On the thank-you's button that brings the form back, for another address. */
  another: 'data-form-another',
} as const;

/** Value of `formMarks.sentFrame` where the form keeps its space after sending, out of sight and out of reach. */
export const steadyFrame = 'steady';

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
 * `GET /form-token?formId=contact`: the honeypot's name and the token that belongs to it. Requested when a page is made
 * and when a form is first touched.
 */
export interface FormToken {
  formToken: string;
  /** Name of the field that people never see; it looks like a real one. */
  honeypotName: string;
}

/** `GET /geo`: ISO 3166-1 alpha-2; null where the operator set no look-up service. R32. */
export interface GeoAnswer {
  country: string | null;
}
