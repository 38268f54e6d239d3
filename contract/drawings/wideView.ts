import { groundOf } from './groundOf.ts';
import type { Drawn } from './readShapes.ts';

/**
 * Fragment of the address with which a page asks for a drawing from edge to edge: whole, with its ground and lines
 * running on at the sides.
 */
export const wideFragment = '#wide';

/** The same for an upright drawing, which begins at the left end. */
export const startFragment = '#start';

/**
 * The same for a place that shows what is drawn beyond the box: the drawing in the middle of a picture of `openWidths`
 * by `openHeights` of its own.
 */
export const openFragment = '#open';
export const [openWidths, openHeights] = [9, 5];

/** Widths of the drawing by which its ground runs on at either side. */
const widths = 10;

/** How far its ground runs, from end to end. */
export const boundWidth = (width: number) => (2 * widths + 1) * width;

/** Markup before the shapes, so that a box wider than the drawing shows all of it, with its ground at either side. */
export function wideView(drawn: Drawn): string {
  const { height, minX, minY, width } = drawn;
  const ground = groundOf(drawn);
  const top = minY - ((openHeights - 1) / 2) * height;
  const box = `x="${minX - widths * width}" y="${top}" width="${boundWidth(width)}" height="${openHeights * height}"`;
  const bled = ground === undefined ? '' : `<rect ${box} fill="${ground}"></rect>`;
  const start =
    height > width ? `<view id="${startFragment.slice(1)}" preserveAspectRatio="xMinYMid meet"></view>` : '';
  const around = `${minX - ((openWidths - 1) / 2) * width} ${top} ${openWidths * width} ${openHeights * height}`;
  const open = `<view id="${openFragment.slice(1)}" viewBox="${around}" preserveAspectRatio="xMidYMid meet"></view>`;
  return `<view id="${wideFragment.slice(1)}" preserveAspectRatio="xMidYMid meet"></view>${start}${open}${bled}`;
}
