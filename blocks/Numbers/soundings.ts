/** The depth of each figure between the smallest (0) and the largest (1) of its row, by its logarithm. */
export function depthShares(values: readonly number[]): number[] {
  const logarithms = values.map(Math.log);
  const least = Math.min(...logarithms);
  const span = Math.max(...logarithms) - least;
  return logarithms.map((logarithm) => (span === 0 ? 0 : (logarithm - least) / span));
}

/** A drawing of soundings that hang side by side. All in px, from the top of the drawing. */
export interface HangingScale {
  height: number;
  /** The y of the quay line. */
  quay: number;
  /** Depth of the smallest figure, below its words, and how much deeper the largest one is. */
  shallowest: number;
  span: number;
}

/** From 1024 px, as drawn for 1440. */
export const wideScale: HangingScale = { height: 640, quay: 24, shallowest: 146, span: 360 };
/** From 768 to 1023 px. */
export const mediumScale: HangingScale = { height: 540, quay: 8, shallowest: 130, span: 304 };

/** Space in px for a picture or a further fact below the words. */
const extraLabelRoom = 48;

/** The y of each sounding's foot, in whole px. */
export function feetOf(shares: readonly number[], scale: HangingScale, hasLongLabels: boolean): number[] {
  const extra = hasLongLabels ? extraLabelRoom : 0;
  return shares.map((share) => Math.round(scale.quay + scale.shallowest + extra + share * (scale.span - extra)));
}

/**
 * The x of each sounding's foot where they are below each other, in per cent of the screen's width, to tenths. The
 * first leaves space for its own figure, which is between the quay and the foot.
 */
export function lyingFeetOf(shares: readonly number[], firstLabel: string): number[] {
  const nearest = Math.min(44, 12 + 8 * firstLabel.length);
  return shares.map((share) => Math.round(10 * (nearest + share * (81.5 - nearest))) / 10);
}

/** A share of the drawing as an SVG length. */
export function percentOf(part: number, whole: number): string {
  return `${Math.round((10_000 * part) / whole) / 100}%`;
}
