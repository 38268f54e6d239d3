import { drawingsOfArticles, figuresOfArticles } from './media/drawingsOfArticles.ts';
import { drawingsOfPlaces } from './media/drawingsOfPlaces.ts';
import { coversOfReading, drawingsOfReading, figuresOfReading } from './media/drawingsOfReading.ts';
import { drawingsOfServices, drawingsOfWork } from './media/drawingsOfServices.ts';
import { portraits } from './media/portraits.ts';
import { drawingsOfScenes } from './media/scenes.ts';

/**
 * Every picture of the demo, once. `x` and `y` are the focal point, in per cent from the left and from the top: the
 * asset and its neighbour stay in each cut.
 */
const drawings = {
  'case-hushmint': {
    alt: 'Twenty bars of a sound wave; the tenth is magenta and stands for edition 10 of 20',
    x: 48,
    y: 50,
  },
  'case-opaline': { alt: 'An opal with one magenta facet, tied to the line by a single rope', x: 52, y: 46 },
  'case-tidemark': {
    alt: 'Three spent amounts enter a machine; an unspent amount and its change leave it',
    x: 66,
    y: 42,
  },
  'case-causeway': {
    alt: 'A bridge between Cadence and EVM; the asset is on its way and both berths are empty',
    x: 50,
    y: 56,
  },
  'decision-lock': {
    alt: 'A locked thing leaves an outline behind; the minted token stands for it on the other side',
    x: 73,
    y: 73,
  },
  'decision-status': {
    alt: 'A status on a sheet decides between two ropes: one commits at the line, the other reverts',
    x: 45,
    y: 67,
  },
  'decision-watchers': { alt: 'Six watchers stand below one asset; four of them have ticked it', x: 50, y: 29 },
  'decision-press': { alt: 'The twentieth copy stands on the line; its press is an empty outline', x: 73, y: 64 },
  'decision-split': {
    alt: 'One sale parts into three ropes: to the artist, to the seller and to the platform',
    x: 20,
    y: 40,
  },
  'decision-account': { alt: 'An email address opens an account; a key for it waits outside', x: 62, y: 63 },
  'decision-measure': { alt: 'A cut stone from the side between two measures, one facet marked', x: 50, y: 50 },
  'decision-handover': {
    alt: 'Between the signatures of seller and buyer a certificate rests with neither of them',
    x: 50,
    y: 42,
  },
  'decision-quorum': { alt: 'Four of five validators have signed a block; the fifth is away', x: 59, y: 28 },
  'care-scale': { alt: 'A scale on the quay weighs the locked against the released, and the sums agree', x: 68, y: 34 },
  'care-keys': { alt: 'Two of three keys open a register; the third stays where it is', x: 73, y: 68 },
  'care-drill': { alt: 'Four validators and the outline of a fifth, which is off and will be back', x: 50, y: 58 },
  'industry-fintech': { alt: 'A settlement page with four entries, whose last row sums to zero', x: 38, y: 57 },
  'industry-retail': { alt: 'A receipt with one loyalty point on it, shared by nine shops', x: 50, y: 66 },
  'industry-supply': { alt: 'Containers under a crane; one of them is magenta and its seal is unbroken', x: 40, y: 59 },
  'industry-healthcare': { alt: 'A patient record; a single hatched line of it opens by consent', x: 72, y: 46 },
  'industry-realestate': { alt: 'A house with twenty windows; one window is the share that is sold', x: 40, y: 57 },
  'industry-oilgas': { alt: 'A derrick and its well; what is lifted is metered, signed and sold', x: 68, y: 54 },
  'domain-tokenised': { alt: 'One of nine shares leaves the fund and arrives with its holder', x: 64, y: 54 },
  'domain-private': {
    alt: 'Five parties; an asset passes between two of them and the other three see nothing',
    x: 50,
    y: 48,
  },
  'domain-payments': {
    alt: 'A payment runs below the line from payer to shop and arrives with its receipt',
    x: 74,
    y: 51,
  },
  'domain-identity': { alt: 'A credential of four lines; one of them is shown to the party that asks', x: 44, y: 48 },
  'domain-games': { alt: 'An item climbs three steps in a game; a place outside the game waits for it', x: 60, y: 50 },
  'article-storage': {
    alt: 'An account of sixteen cells, twelve of them full, beside a scale of the FLOW it holds',
    x: 74,
    y: 47,
  },
  'article-keys': {
    alt: 'Two keys reach the threshold together; the key of the finance team stands below it',
    x: 66,
    y: 57,
  },
  'article-finality': { alt: 'Four sheets step down to the line; the asset rests on the last of them', x: 80, y: 62 },
  'article-rows': { alt: 'One row leaves a table and becomes one thing in a vault', x: 70, y: 52 },
  'article-consensus': { alt: 'Five tally strokes, a sixth, and a seventh that is still missing', x: 62, y: 54 },
  'article-bridge': {
    alt: 'A bridge with an asset at its crown; on both banks the same five strokes are counted',
    x: 50,
    y: 56,
  },
  'article-register': { alt: 'A register of five entries beside a lens with a tick in it', x: 58, y: 57 },
  'article-model': {
    alt: 'A ledger and a grid of nodes with a dashed wall between them; the hatched entry stays behind it',
    x: 34,
    y: 62,
  },
  'article-pricing': {
    alt: 'Five columns with a dashed range above each; the range grows with the distance',
    x: 76,
    y: 58,
  },
  ...drawingsOfArticles,
  ...drawingsOfReading,
  ...drawingsOfServices,
  ...drawingsOfWork,
  ...portraits,
} as const;

const socialPictures = {
  'social-flow': { alt: 'Move value on Flow without losing count. Quayline', x: 50, y: 50 },
  'social-canton': { alt: 'Only the parties to a trade see it. Quayline', x: 50, y: 50 },
  'social-home': { alt: 'It can only be in one place. Quayline', x: 50, y: 50 },
} as const;

export type PictureName =
  | keyof typeof drawings
  | keyof typeof figuresOfArticles
  | keyof typeof figuresOfReading
  | keyof typeof coversOfReading
  | keyof typeof drawingsOfScenes
  | keyof typeof drawingsOfPlaces
  | keyof typeof socialPictures;

interface Sketch {
  alt: string;
  x: number;
  y: number;
}

type Kind = 'drawing' | 'figure' | 'cover' | 'scene' | 'place' | 'social';

function entriesOf(sketches: Record<string, Sketch>, kind: Kind) {
  return Object.entries(sketches).map(([name, { alt, x, y }]) => ({
    name,
    kind,
    file: `pictures/${name}.svg`,
    alt,
    focalPoint: { x, y },
  }));
}

/** The picture library. */
export const media = [
  ...entriesOf(drawings, 'drawing'),
  ...entriesOf(figuresOfArticles, 'figure'),
  ...entriesOf(figuresOfReading, 'figure'),
  ...entriesOf(coversOfReading, 'cover'),
  ...entriesOf(drawingsOfScenes, 'scene'),
  ...entriesOf(drawingsOfPlaces, 'place'),
  ...entriesOf(socialPictures, 'social'),
];
