interface Narrower {
  /** From 768 to 1023 px; without it from margin to margin. */
  medium?: string;
  /** Below 768 px; without it from margin to margin. */
  small?: string;
}

/** px between the margins where the page is at its widest, and px of a gutter there: `design/styles/tokens.css`. */
const [content, gutter] = [1280, 32];
/** Between the margins lies at most this much of the window where it has twelve columns. */
const shareOfWindow = 0.91;

/**
 * How wide a picture is that takes so many of the twelve columns, for `sizes`: from it and from the density of the
 * screen a browser tells which cut it needs.
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
