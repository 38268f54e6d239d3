import { groundOf } from './groundOf.ts';
import type { Drawn } from './readShapes.ts';

/** A page asks for a drawing from edge to edge by this fragment of its address: whole, its ground and lines running out. */
export const wideFragment = '#wide';

/** How many widths of the drawing its ground runs out at either side. */
const widths = 10;

/** What is before the shapes, so that a box wider than the drawing shows all of it and its ground beside it. */
export function wideView(drawn: Drawn): string {
  const { height, minX, minY, width } = drawn;
  const ground = groundOf(drawn);
  const box = `x="${minX - widths * width}" y="${minY}" width="${(2 * widths + 1) * width}" height="${height}"`;
  const bled = ground === undefined ? '' : `<rect ${box} fill="${ground}"></rect>`;
  return `<view id="${wideFragment.slice(1)}" preserveAspectRatio="xMidYMid meet"></view>${bled}`;
}
