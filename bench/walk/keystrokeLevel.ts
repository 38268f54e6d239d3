/**
 * Seconds of the operators of the keystroke-level model: Card, Moran and Newell, "The keystroke-level model for user
 * performance time with interactive systems", Communications of the ACM 23 (7), 1980.
 */
const operatorSeconds = {
  /** K: a key, by somebody who types 40 words a minute. */
  key: 0.28,
  /** P: to point at something with the mouse. */
  point: 1.1,
  /** BB: to press the button of the mouse, and to let it go. */
  click: 0.2,
  /** H: a hand goes from the mouse to the keys, or back. */
  hand: 0.4,
  /** M: to make up one's mind. */
  mind: 1.35,
};

/** What was done on a leg. */
export interface Counted {
  presses: number;
  fields: number;
  /** Keys that were typed into the fields. */
  letters: number;
}

/**
 * What a person who knows the way takes for it, in seconds: calculated, never measured. A press is M P BB; a field is
 * the same, then H, its letters, and H back. No waiting for the machine is in it, and no thinking of words.
 */
export function personSeconds({ fields, letters, presses }: Counted): number {
  const { click, hand, key, mind, point } = operatorSeconds;
  return (presses + fields) * (mind + point + click) + fields * 2 * hand + letters * key;
}
