/** Marks in the HTML of a form, at which its script works. */
export const formMarks = {
  /** On `<form>`: the id of the form, such as `contact`. */
  form: 'data-form',
  /** On the element that holds the error text of the field named by the value; hidden while there is none. */
  errorOf: 'data-error-of',
  /** On the error summary, hidden while there is none: holds one heading and one empty list. */
  summary: 'data-error-summary',
  /** On the notice above the fields, hidden while there is none: holds one heading and one paragraph. */
  notice: 'data-form-notice',
  /** On the form of the thank-you page that adds to a request, hidden until the handles of one are in it. */
  addition: 'data-addition',
  /** On a form that the browser can send by itself, and that a small script sends without leaving the page. */
  enhanced: 'data-enhanced',
  /** Within such a form: the button that brings back what was typed after a duplicate, hidden until then. */
  restore: 'data-form-restore',
  /** The line that says that typed text was kept, with the button that discards it; hidden until then. */
  kept: 'data-form-kept',
  /** On a field that is asked anew each time, such as the box of a consent. */
  unkept: 'data-unkept',
  /** On a field that its owner gave a label: the word by which sentences speak of it. */
  called: 'data-called',
  /** On a form whose owner says its sentences otherwise: what it says, in pairs. */
  words: 'data-words',
  /** On such a form: where a visitor is led once it was sent, in place of the thank-you. */
  next: 'data-next',
  /** Holds such a form, what gives its place to the thank-you, and the thank-you. With {@link steadyFrame} it keeps its height. */
  sentFrame: 'data-form-frame',
  /** What gives its place to the thank-you once the form was sent. */
  untilSent: 'data-form-until-sent',
  /** What takes its place, hidden until then: begins with one heading. */
  thanks: 'data-form-thanks',
  /** On the button in the thank-you that brings the form back, for another address. */
  another: 'data-form-another',
} as const;

/** Value of `formMarks.sentFrame` where the form keeps its room once it was sent, out of sight and out of reach. */
export const steadyFrame = 'steady';

/** Fields that every form carries for the server alone. */
export const hiddenFields = {
  /** The id of the form. */
  formId: 'formId',
  /** The signed token that tells the server which field is the honeypot. R33. */
  formToken: 'formToken',
  /** Path of the page the form is on; the server answers with that page when something is wrong. */
  pagePath: 'pagePath',
  /** The version of the consent note that stood under the button. */
  consentVersion: 'consentVersion',
} as const;

/** The hidden field of a form with a box of consent: the name that the page gave the box. R30. */
export const consentField = 'consentField';

/** In the address of the thank-you page: the form that was sent, where it has a thank-you of its own. */
export const thanksField = 'form';

/** The hidden field of a form that gives away seats: the slug of the event. On no other form. */
export const eventField = 'eventSlug';

/** `GET /form-token?formId=contact`: the honeypot's name and the token that belongs to it. Asked when a page is made and on the first touch. */
export interface FormToken {
  formToken: string;
  /** Name of the field that people never see; looks like a real one. */
  honeypotName: string;
}

/** `GET /geo`: ISO 3166-1 alpha-2; null where the operator named no service to ask. R32. */
export interface GeoAnswer {
  country: string | null;
}
