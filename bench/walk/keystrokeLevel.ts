/**
 * Times of the operators of the keystroke-level model in seconds: Card, Moran and Newell, "The keystroke-level model
 * for user performance time with interactive systems", Communications of the ACM 23 (7), 1980.
 */
const operatorSeconds = {
  /** K: pressing a key, at 40 words a minute. */
  key: 0.28,
  /** P: pointing at something with the mouse. */
  point: 1.1,
  /** BB: pressing and releasing the mouse button. */
  click: 0.2,
  /** H: moving a hand from mouse to keyboard, or back. */
  hand: 0.4,
  /** M: mental preparation. */
  mind: 1.35,
};

/** The actions of a leg. */
export interface Counted {
  presses: number;
  fields: number;
  /** Keys typed into the fields. */
  letters: number;
}

/**
 * Returns the time that a person who knows the way needs, in seconds: calculated, never measured. A press is M P BB; a
 * field is the same, then H, its letters, and H back. Waiting for the machine and thinking about texts are not
 * included.
 */
export function calculatePersonSeconds({ fields, letters, presses }: Counted): number {
  const { click, hand, key, mind, point } = operatorSeconds;
  return (presses + fields) * (mind + point + click) + fields * 2 * hand + letters * key;
}
