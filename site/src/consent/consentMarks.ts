/** What the banner's script finds in the page. */
export const consentMarks = {
  /** Id of the banner. */
  banner: 'consent',
  /** On the two faces of the banner: `ask` and `choose`. */
  face: 'data-consent-face',
  /** On its buttons: what they do. */
  does: 'data-consent-does',
  /** On the switch of a purpose: its name. */
  purpose: 'data-consent-purpose',
  /** On the link in the footer that opens it again. */
  opener: 'data-consent-opener',
} as const;

/** What a button of the banner does. */
export type ConsentAct = 'refuse' | 'allow' | 'choose' | 'keep' | 'back';
