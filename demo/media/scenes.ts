/**
 * Drawings across a page below its heading, 1440 x 400, and upright for narrow screens, 390 x 432: what they show, and
 * the place of the asset in either, in per cent.
 */
const scenes = {
  settlement: ['A security and its payment change hands in one step, or neither moves', 86, 30, 9, 73],
  loyalty: [
    'A loyalty point moves from one shop to another, and what is owed for it comes back in the same netting',
    86,
    30,
    9,
    73,
  ],
  lading: [
    'The one original of a bill of lading goes to the carrier as the container is released to its holder',
    86,
    30,
    9,
    73,
  ],
  consent: [
    'A consent goes from the patient to the hospital, and the note of who has read which line comes back',
    86,
    30,
    9,
    73,
  ],
  house: ['A share of a house and its price change hands in one step, in one register', 86, 30, 9, 73],
  volume: [
    'A metered volume goes to a partner of the venture, and the partner’s share of the cost comes back',
    86,
    30,
    9,
    73,
  ],
  again: ['One model with its tests goes to a first, a second and a third client, and now to you', 90, 30, 10, 92],
  trade: [
    'A trade goes from one signatory to the other through the synchroniser; two more banks on the line see none of it',
    86,
    30,
    10,
    84,
  ],
  legs: [
    'A security passes from seller to buyer in one register and its price from buyer to seller in another, clamped into one transaction',
    31,
    30,
    10,
    25,
  ],
  netting: [
    'A loyalty point earned at a bakery is spent at a cinema; at night three shops settle what they owe each other, and the sum is zero',
    88,
    32,
    10,
    80,
  ],
  sidings: [
    'Each invoice has a siding of its own: a payment turns off at the points of invoice 43, and one for nobody runs on to its owner',
    58,
    30,
    10,
    69,
  ],
  sword: [
    'A sword of a fixed run, issued by a studio in season 1, is in the account of its player when two seasons are over',
    50,
    30,
    11,
    50,
  ],
  rules: [
    'A share carries three rules as a key has teeth: it cannot be put down where one of them fails, and stands with the one who may hold it',
    89,
    30,
    12,
    89,
  ],
  answer: [
    'One drawer of a credential is pulled out as far as the verifier, with the answer in it; the others stay shut, and the ledger holds no more than what was revoked',
    83,
    26,
    9,
    73,
  ],
  papers: [
    'A container goes from maker to forwarder, dealer and buyer; under it goes its paper, longer by one entry after each handover that both have signed',
    89,
    24,
    9,
    89,
  ],
  trades: ['Six trades keep their accounts on one line, and one count below it answers to all of them', 29, 32, 11, 25],
} as const satisfies Record<string, readonly [alt: string, x: number, y: number, uprightX: number, uprightY: number]>;

export type SceneName = keyof typeof scenes;
type PictureOfScene = `scene-${SceneName}` | `scene-${SceneName}-upright`;

/** The pictures of all scenes. */
export const drawingsOfScenes = Object.fromEntries(
  Object.entries(scenes).flatMap(([name, [alt, x, y, uprightX, uprightY]]) => [
    [`scene-${name}`, { alt, x, y }],
    [`scene-${name}-upright`, { alt, x: uprightX, y: uprightY }],
  ]),
) as Record<PictureOfScene, { alt: string; x: number; y: number }>;

/** The fields of a hero that shows a scene. */
export function acrossPage(name: SceneName) {
  return {
    drawing: 'none',
    image: { $picture: `scene-${name}` },
    imageUpright: { $picture: `scene-${name}-upright` },
  } as const;
}
