/** Attributes and id by which the banner's script finds its elements. */
export const consentMarks = {
  banner: 'consent',
  /** On the two faces of the banner: `ask` and `choose`. */
  face: 'data-consent-face',
  /** On the banner's buttons: their action. */
  does: 'data-consent-does',
  /** On the switch of a purpose: its name. */
  purpose: 'data-consent-purpose',
  /** On the footer link that opens the banner again. */
  opener: 'data-consent-opener',
} as const;

/** The action of a button in the banner. */
export type ConsentAct = 'refuse' | 'allow' | 'choose' | 'keep' | 'back';
