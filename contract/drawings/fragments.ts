import type { Palette } from '../identity/palette.ts';
import type { Drawn, Shape } from './readShapes.ts';
import { coversBox } from './shapeAttributes.ts';

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

/**
 * The shapes of a drawing that was asked for by a fragment: they inherit what differs, by custom properties. A browser
 * notes the fragment anew whenever it draws the picture, and styles all that a selector with it may mean.
 */
export const shapesAskedBy = (fragment: string) => `${fragment}:target~.all`;

/** How far its ground runs, from end to end. */
export const boundWidth = (width: number) => (2 * widths + 1) * width;

/** The ground of a drawing beyond its box. */
export function bledGround(drawn: Drawn): string {
  const { height, minX, width } = drawn;
  const ground = groundOf(drawn);
  const box = `x="${minX - widths * width}" y="${topOf(drawn)}" width="${boundWidth(width)}" height="${openHeights * height}"`;
  return ground === undefined ? '' : `<rect ${box} fill="${ground}"></rect>`;
}

const topOf = ({ height, minY }: Drawn) => minY - ((openHeights - 1) / 2) * height;

/** Markup before the shapes, so that a box wider than the drawing shows all of it. */
export function wideView(drawn: Drawn): string {
  const { height, minX, width } = drawn;
  const start =
    height > width ? `<view id="${startFragment.slice(1)}" preserveAspectRatio="xMinYMid meet"></view>` : '';
  const around = `${minX - ((openWidths - 1) / 2) * width} ${topOf(drawn)} ${openWidths * width} ${openHeights * height}`;
  const open = `<view id="${openFragment.slice(1)}" viewBox="${around}" preserveAspectRatio="xMidYMid meet"></view>`;
  return `<view id="${wideFragment.slice(1)}" preserveAspectRatio="xMidYMid meet"></view>${start}${open}`;
}

/** Fragment of the address with which a page asks for a drawing whose asset moves. */
export const movedFragment = '#moved';

/** Markup before the shapes of a drawing with an asset: the asset rises from its place and is set down again. */
export function movedAsset({ height, shapes }: Drawn, { ink, paper }: Palette): string {
  const colours = [paper.accent[0], ink.accent[0]].filter((colour) => isFilled(shapes, colour));
  if (colours.length === 0) return '';
  const assets = colours.map(
    (colour) => `[fill="${colour}"]{animation:var(--rise)}.way~[fill="${colour}"]{animation:var(--arrive,var(--rise))}`,
  );
  const rise = `@keyframes rise{to{transform:translateY(${-Math.round(height / 40)}px)}}`;
  const style = `${shapesAskedBy(movedFragment)}{--rise:rise 1.2s cubic-bezier(.45,0,.2,1) infinite alternate}`;
  return `<style>${rise}@media (prefers-reduced-motion:no-preference){${style}${assets.join('')}}</style><g id="${movedFragment.slice(1)}"></g>`;
}

function isFilled(shapes: readonly Shape[], colour: string): boolean {
  return shapes.some(({ attributes, inner }) => attributes.fill === colour || isFilled(inner, colour));
}

/** Fragment of the address with which a page asks for a drawing on paper, where the page around it is land. */
export const paperFragment = '#paper';

/** Markup before the shapes of a drawing on land: its ground is paper for pages that ask for that. */
export function paperGround(drawn: Drawn, { root }: Palette): string {
  const [land] = root['ground-land'];
  const [light, dark] = root['ground-paper'];
  if (groundOf(drawn) !== land) return '';
  const ground = `${shapesAskedBy(paperFragment)}>[fill="${land}"]`;
  const style = `${ground}{fill:${light}}@media (prefers-color-scheme:dark){${ground}{fill:${dark}}}`;
  return `<style>${style}</style><g id="${paperFragment.slice(1)}"></g>`;
}

/** The colour of the shape behind all others; undefined where the page behind the drawing shows. */
export function groundOf({ height, minX, minY, shapes, width }: Drawn): string | undefined {
  const [first] = shapes;
  if (!first) return undefined;
  const { attributes, inner, name } = first;
  if (name === 'g') return groundOf({ minX, minY, width, height, shapes: inner.slice(0, 1).map(withFill) });
  function withFill(shape: Shape): Shape {
    return { ...shape, attributes: { ...(attributes.fill ? { fill: attributes.fill } : {}), ...shape.attributes } };
  }
  return coversBox(first, { height, minX, minY, width }) ? attributes.fill : undefined;
}
