interface Narrower {
  /** From 768 to 1023 px; by default from margin to margin. */
  medium?: string;
  /** Below 768 px; by default from margin to margin. */
  small?: string;
}

/** The widest distance between the margins in px, and the gutter there in px: `design/styles/tokens.css`. */
const [content, gutter] = [1280, 32];
/** The most that the space between the margins takes of a window with twelve columns. */
const shareOfWindow = 0.91;

/**
 * The width of a picture in that many of the twelve columns, for `sizes`: from it and the density of the screen, a
 * browser knows which cut it needs.
 */
export function widthOf(columns: number, { medium, small }: Narrower = {}): string {
  const share = columns / 12;
  return [
    `(width >= 1440px) ${Math.round(content * share - gutter * (1 - share))}px`,
    `(width >= 1024px) ${Math.ceil(100 * shareOfWindow * share)}vw`,
    `(width >= 768px) ${medium ?? 'calc(100vw - 80px)'}`,
    small ?? 'calc(100vw - 40px)',
  ].join(', ');
}
