import { type Colours, type Palette, paletteOf } from '../identity/palette.ts';
import { type Pair, tokens } from '../identity/tokens.ts';
import { groundOf } from './groundOf.ts';
import { movedAsset } from './movedStyle.ts';
import { paperGround } from './paperStyle.ts';
import { type Drawn, markupOf, type ReadShapes, readShapes, type Shape } from './readShapes.ts';
import { wideFragment, wideView } from './wideView.ts';

/** Grounds that are light in the light theme. */
const lightGrounds = ['ground-paper', 'ground-land', 'ground-water', 'ground-pink'] as const;

/**
 * The class of a group of outlined text: `label` grows from its left end, `label middle` from its middle, `label end`
 * from its right end.
 */
const labelClasses = /^label(?: middle| end)?$/;

/** Width of the picture on the page, in px, below which labels are too small to read. */
const narrowest = 280;

/**
 * Width of a picture, which has room for larger labels; charts have other widths and little room, and wide ones none.
 */
const pictureWidth = 480;

const mostGrown = { picture: 1.5, upright: 1.15, wide: 1 } as const;

const asWide = `${wideFragment}:target~* .label,${wideFragment}:target~.label`;

/** As in design/drawings/Drawing.module.css: WebKit divides lengths only once they are in px. `<` is for XML alone. */
const unit = '@property --unit{syntax:"\\3c length>";inherits:true;initial-value:1px}';

const rest =
  '.label{transform-box:fill-box;transform-origin:0 100%}.middle{transform-origin:50% 100%}.end{transform-origin:100% 100%}';

/** White is white in every house, whatever is written on its accent. */
const kept = '#ffffff';

/** Replaces the design's light colours in a drawing with those of the house; other colours stay. */
function inHouseColours(drawn: Drawn, palette: Palette): Drawn {
  const turned = new Map<string, string>();
  for (const [place, colours] of Object.entries(tokens)) {
    const own: Readonly<Record<string, readonly string[]>> = palette[place as keyof Palette];
    for (const [name, [light]] of Object.entries(colours))
      if (light !== kept && !turned.has(light)) turned.set(light, own[name]?.[0] ?? light);
  }
  const inHouse = (shape: Shape): Shape => ({
    ...shape,
    attributes: Object.fromEntries(
      Object.entries(shape.attributes).map(([name, value]) => [name, turned.get(value) ?? value]),
    ),
    inner: shape.inner.map(inHouse),
  });
  return { ...drawn, shapes: drawn.shapes.map(inHouse) };
}

/** Characters; a longer drawing weighs more than a raster of it. */
const longest = 200_000;

/**
 * Reads a drawing for the picture library. With `house`, one that was drawn in the design's colours takes those of the
 * house; any other keeps its own.
 */
export function readPictureDrawing(svg: string, house?: Colours): ReadShapes {
  const read = readShapes(svg, { thing: 'a drawing', longest, classes: labelClasses, hasReferences: true });
  if ('fault' in read) return read;
  const drawn = { ...read.drawn, shapes: read.drawn.shapes.map(lowerColours) };
  return { drawn: house ? inHouseColours(drawn, paletteOf(house)) : drawn };
}

/** Writes colours in lower case, as the tokens do. */
function lowerColours({ attributes, inner, name }: Shape): Shape {
  const entries = Object.entries(attributes).map(([key, value]) => [
    key,
    value.startsWith('#') ? value.toLowerCase() : value,
  ]);
  return { name, attributes: Object.fromEntries(entries), inner: inner.map(lowerColours) };
}

/** A file with these shapes and nothing else, which fills every box it is shown in. */
export function plainFileOf(drawn: Drawn): string {
  return fileOf(drawn, '');
}

/** The same for pages: its labels keep their size, and the colours of the house follow the dark theme. */
export function pageFileOf(drawn: Drawn, house?: Colours): string {
  const palette = house && paletteOf(house);
  const style = (palette ? darkStyle(drawn, palette) : '') + labelStyle(drawn);
  const asked = (palette ? paperGround(drawn, palette) + movedAsset(drawn, palette) : '') + wideView(drawn);
  return fileOf(drawn, (style && `<style>${style}</style>`) + asked);
}

/**
 * Aligns a file to its focal point, in per cent from the left and the top, so that boxes of another shape keep it in
 * view.
 */
export function alignTo(file: string, focalPoint: { x: number; y: number }): string {
  const end = (percent: number) => (percent < 100 / 3 ? 'Min' : percent > 200 / 3 ? 'Max' : 'Mid');
  return file.replace(
    /preserveAspectRatio="\w+ slice"/,
    `preserveAspectRatio="x${end(focalPoint.x)}Y${end(focalPoint.y)} slice"`,
  );
}

function fileOf({ height, minX, minY, shapes, width }: Drawn, before: string): string {
  const box = `viewBox="${minX} ${minY} ${width} ${height}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${before}${markupOf(shapes)}</svg>\n`;
}

/**
 * The style that keeps labels at the same size at any size of the picture, and hides them where it is too small for
 * them.
 */
function labelStyle({ height, shapes, width }: Drawn): string {
  if (!hasLabels(shapes)) return '';
  // A drawing sees the size of its picture as the size of its window, so this is the width of a unit.
  const kind = width === pictureWidth ? 'picture' : width < pictureWidth ? 'upright' : 'wide';
  const sized = `transform:scale(min(${mostGrown[kind]},tan(atan2(1px,var(--unit)))))`;
  const gone = `@media (max-width:${narrowest - 1}px){.label{display:none}}`;
  // From edge to edge, the height of the box tells how large the drawing is.
  return `${unit}${rest}.label{--unit:calc(100vw/${width});${sized}}${gone}${asWide}{--unit:calc(100vh/${height})}`;
}

function hasLabels(shapes: readonly Shape[]): boolean {
  return shapes.some(({ attributes, inner }) => attributes.class !== undefined || hasLabels(inner));
}

/**
 * The colours of a drawing on a light ground, with their dark forms. A light colour on ink becomes dark with them,
 * because ink becomes cream in the dark theme.
 */
function onLight({ ink, land, paper, pink, root, water }: Palette): Pair[] {
  return [
    paper.text,
    paper.accent,
    ...[paper, land, water, pink].flatMap(({ hairline, muted }) => [hairline, muted]),
    ...lightGrounds.map((name) => root[name]),
    [ink.text[0], paper['on-button'][1]],
    root['accent-on-button'],
  ];
}

/**
 * The style that gives the site's colours in a drawing their dark forms in the dark theme. A drawing on a ground of
 * another colour stays as it is, and so does what is drawn on a ground of ink.
 */
function darkStyle(drawn: Drawn, palette: Palette): string {
  const { root } = palette;
  const ground = groundOf(drawn);
  const isOnInk = ground === root['ground-ink'][0];
  if (ground !== undefined && !isOnInk && !lightGrounds.some((name) => root[name][0] === ground)) return '';
  const used = coloursOf(drawn.shapes);
  const pairs = new Map<string, string>();
  for (const [light, dark] of isOnInk ? [root['ground-ink']] : onLight(palette))
    if (used.has(light) && light !== dark) pairs.set(light, dark);
  const rules = [...pairs].map(([light, dark]) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`);
  return rules.length === 0 ? '' : `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function coloursOf(shapes: readonly Shape[], found = new Set<string>()): Set<string> {
  for (const { attributes, inner } of shapes) {
    for (const name of ['fill', 'stroke']) if (attributes[name]) found.add(attributes[name]);
    coloursOf(inner, found);
  }
  return found;
}
