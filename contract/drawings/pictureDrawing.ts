import { type Colours, hasPaleAccent, type Palette, paletteOf } from '../identity/palette.ts';
import { type Pair, white } from '../identity/tokens.ts';
import { boundWidth, groundOf, movedAsset, paperGround, wideView } from './fragments.ts';
import { drawnClasses, labelStyle, sceneStyle, withoutWays } from './labelStyle.ts';
import { type Drawn, markupOf, type ReadShapes, readShapes, type Shape } from './readShapes.ts';

/**
 * Replaces the light colours of the design, or those that the house had before, with those of the house; other colours
 * stay. What is drawn in an accent that is too pale for a shape gets an edge of ink.
 */
function inHouseColours(drawn: Drawn, house: Colours, before: Colours | undefined): Drawn {
  const palette = paletteOf(house);
  const { ink, root, ...others } = paletteOf(before);
  const turned = new Map<string, string>();
  // Where two have one colour, that of the ground counts on which it is drawn.
  const places = groundOf(drawn) === root['ground-ink'][0] ? { root, ink, ...others } : { root, ...others, ink };
  for (const [place, colours] of Object.entries<Record<string, Pair>>(places)) {
    const own: Readonly<Record<string, readonly string[]>> = palette[place as keyof Palette];
    for (const [name, [light]] of Object.entries(colours)) {
      const isKept = name === 'accent-on-button' || (light === white && root['ground-paper'][0] !== white);
      if (!isKept && !turned.has(light)) turned.set(light, own[name]?.[0] ?? light);
    }
  }
  const edge = hasPaleAccent(house) ? { stroke: palette.paper.text[0], 'stroke-width': '1.5' } : {};
  const hadEdge = before !== undefined && hasPaleAccent(before);
  const inHouse = (shape: Shape): Shape => {
    const attributes = Object.fromEntries(
      Object.entries(shape.attributes).map(([name, value]) => [name, turned.get(value) ?? value]),
    );
    const isAsset = attributes.fill === palette.paper.accent[0];
    if (isAsset && hadEdge) for (const name of ['stroke', 'stroke-width']) delete attributes[name];
    return { ...shape, attributes: isAsset ? { ...edge, ...attributes } : attributes, inner: shape.inner.map(inHouse) };
  };
  return { ...drawn, shapes: drawn.shapes.map(inHouse) };
}

/** Characters; a longer drawing weighs more than a raster of it. */
const longest = 200_000;

/**
 * Reads a drawing for the picture library. With `house`, one that was drawn in the design's colours, or in those that the
 * house had `before`, takes those of the house; any other keeps its own.
 */
export function readPictureDrawing(svg: string, house?: Colours, before?: Colours): ReadShapes {
  const read = readShapes(svg, { thing: 'a drawing', longest, classes: drawnClasses, hasReferences: true });
  if ('fault' in read) return read;
  const drawn = { ...read.drawn, shapes: read.drawn.shapes.map(lowerColours) };
  return { drawn: house ? inHouseColours(drawn, house, before) : drawn };
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
  return fileOf({ ...drawn, shapes: withoutWays(drawn.shapes) }, '');
}

/**
 * An animation that never begins. Without one of SVG's own, Chromium draws an image whose styles move as often as the
 * processor can, not as often as the screen.
 */
const paced = '<set attributeName="opacity" begin="indefinite" to="1"></set>';

/** The same for pages: its labels keep their size, its asset arrives, and the colours of the house follow the dark theme. */
export function pageFileOf(drawn: Drawn, house?: Colours): string {
  const palette = house && paletteOf(house);
  const style = (palette ? darkStyle(drawn, palette) : '') + labelStyle(drawn) + sceneStyle(drawn);
  const asked = (palette ? paperGround(drawn, palette) + movedAsset(drawn, palette) : '') + wideView(drawn);
  const before = (style && `<style>${style}</style>`) + asked;
  return fileOf(drawn, before.includes('animation:') ? paced + before : before);
}

/** A file for pages without what `pageFileOf` gave it before its shapes, to be drawn in other colours. */
export function shapesOfPageFile(file: string): string {
  const [opening = ''] = file.split('>', 1);
  const [, , width = ''] = /viewBox="([^"]*)"/.exec(opening)?.[1]?.split(' ') ?? [];
  const end = '</view>';
  const shapes = file.slice(file.lastIndexOf(end) + end.length);
  const [first = ''] = shapes.split('</rect>', 1);
  const isBled = first.startsWith('<rect') && first.includes(` width="${boundWidth(Number(width))}"`);
  return `${opening}>${isBled ? shapes.slice(first.length + '</rect>'.length) : shapes}`;
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

/** Grounds that are light in the light theme. */
const lightGrounds = ['ground-paper', 'ground-land', 'ground-water', 'ground-pink'] as const;

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
    if (used.has(light) && !pairs.has(light)) pairs.set(light, dark);
  const changed = [...pairs].filter(([light, dark]) => light !== dark);
  const rules = changed.map(([light, dark]) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`);
  return rules.length === 0 ? '' : `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

function coloursOf(shapes: readonly Shape[], found = new Set<string>()): Set<string> {
  for (const { attributes, inner } of shapes) {
    for (const name of ['fill', 'stroke']) if (attributes[name]) found.add(attributes[name]);
    coloursOf(inner, found);
  }
  return found;
}
