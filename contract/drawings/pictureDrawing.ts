import { type Colours, hasPaleAccent, type Palette, paletteOf } from '../identity/palette.ts';
import { type Pair, white } from '../identity/tokens.ts';
import {
  bledGround,
  boundWidth,
  groundOf,
  movedAsset,
  openFragment,
  openWidths,
  paperGround,
  shapesAskedBy,
  startFragment,
  wideFragment,
  wideView,
} from './fragments.ts';
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
  const before = `${style && `<style>${style}</style>`}${asked}<g class="all">${bledGround(drawn)}`;
  return fileOf(drawn, before.includes('animation:') ? paced + before : before, '</g>');
}

/** A file for pages without what `pageFileOf` gave it before its shapes, to be drawn in other colours. */
export function shapesOfPageFile(file: string): string {
  const [opening = ''] = file.split('>', 1);
  const [, , width = ''] = /viewBox="([^"]*)"/.exec(opening)?.[1]?.split(' ') ?? [];
  const end = '</view>';
  const shapes = file
    .slice(file.lastIndexOf(end) + end.length)
    .replace(/^<g class="all">(.*)<\/g><\/svg>/s, '$1</svg>');
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

function fileOf({ height, minX, minY, shapes, width }: Drawn, before: string, after = ''): string {
  const box = `viewBox="${minX} ${minY} ${width} ${height}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${before}${markupOf(shapes)}${after}</svg>\n`;
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

/**
 * The class of a group of outlined text: `label` grows from its left end, `label middle` from its middle, `label end`
 * from its right end. With `from-1024` it is only shown at that width and above, with `to-1024` only below it.
 * `way` is not drawn: the asset arrives along it.
 */
const drawnClasses = /^(?:label(?: middle| end)?(?: from-\d{3,4})?(?: to-\d{3,4})?|way)$/;

/** Width of the picture on the page, in px, below which labels are too small to read. */
const narrowest = 280;

/**
 * Width of a picture, which has room for larger labels; charts have other widths and little room, and wide ones none.
 * A scene is drawn for the whole page, with room for labels at any width from 768 px.
 */
const pictureWidth = 480;
const sceneWidth = 1440;
const mostGrown = { picture: 1.5, upright: 1.15, wide: 1, scene: 1 } as const;
const mostGrownAcross = { scene: 2, upright: 1.25 };

/** The shapes of a drawing that is shown across the page. */
function across({ height, width }: Drawn): string {
  return (height > width ? [wideFragment, startFragment] : [wideFragment]).map(shapesAskedBy).join(',');
}

/** As in design/drawings/Drawing.module.css: WebKit divides lengths only once they are in px. `<` is for XML alone. */
const unit = '@property --unit{syntax:"\\3c length>";inherits:true;initial-value:1px}';

const rest =
  '.label{transform-box:fill-box;transform-origin:0 100%}.middle{transform-origin:50% 100%}.end{transform-origin:100% 100%}';

/**
 * The style that keeps labels at the same size at any size of the picture, and hides them where it is too small for
 * them.
 */
function labelStyle(drawn: Drawn): string {
  const { height, shapes, width } = drawn;
  const classes = classesIn(shapes).filter((one) => one.startsWith('label'));
  if (classes.length === 0) return '';
  // A drawing sees the size of its picture as the size of its window, so this is the width of a unit.
  const kind =
    width === pictureWidth ? 'picture' : width < pictureWidth ? 'upright' : width < sceneWidth ? 'wide' : 'scene';
  const sized = `transform:scale(min(var(--most,${mostGrown[kind]}),tan(atan2(1px,var(--unit)))))`;
  const gone = `@media (max-width:${narrowest - 1}px){.label{display:none}}`;
  // From edge to edge, the height of the box tells how large the drawing is.
  const most = kind === 'scene' || kind === 'upright' ? `;--most:${mostGrownAcross[kind]}` : '';
  const inOpen = shapesAskedBy(openFragment);
  const open = `${inOpen}{--unit:calc(100vw/${openWidths * width})}@media (max-width:${openWidths * narrowest - 1}px){${inOpen}{--most:0}}`;
  return `${unit}${rest}.all{--unit:calc(100vw/${width})}.label{${sized}}${gone}${across(drawn)}{--unit:calc(100vh/${height})${most}}${open}${byWidth(classes)}`;
}

/** Shows labels by the width of the picture, where their classes say so. */
function byWidth(classes: readonly string[]): string {
  const limits = new Set(classes.flatMap((one) => one.match(/(?:from|to)-\d+/g) ?? []));
  return [...limits]
    .map((limit) => {
      const [side, px] = limit.split('-');
      const range = side === 'from' ? `max-width:${Number(px) - 1}px` : `min-width:${px}px`;
      return `@media (${range}){.${limit}{display:none}}`;
    })
    .join('');
}

/**
 * The style of a scene that is shown across the page: its lines keep their weight, and its asset arrives along its way,
 * once. The way is in a group with the asset, before it, and ends at the origin of that group.
 */
function sceneStyle(drawn: Drawn): string {
  const { height, shapes, width } = drawn;
  if (width < sceneWidth && height < width) return '';
  const lines = `${across(drawn)}{--line:non-scaling-stroke}.all :not([vector-effect]){vector-effect:var(--line)}`;
  const way = wayIn(shapes);
  if (!way) return lines;
  const move = `${across(drawn)}{--way:path("${way}");--arrive:arrive 1.4s cubic-bezier(.45,0,.2,1) .3s backwards}`;
  const moved = `${move}.way~*{offset-path:var(--way);offset-rotate:0deg;offset-distance:100%;animation:var(--arrive)}`;
  return `${lines}.way{display:none}@keyframes arrive{from{offset-distance:0%}}@media (prefers-reduced-motion:no-preference){${moved}}`;
}

/** The shapes without the ways that are not drawn. */
function withoutWays(shapes: readonly Shape[]): Shape[] {
  return shapes
    .filter(({ attributes }) => attributes.class !== 'way')
    .map((shape) => ({ ...shape, inner: withoutWays(shape.inner) }));
}

function wayIn(shapes: readonly Shape[]): string | undefined {
  for (const { attributes, inner } of shapes) {
    const way = attributes.class === 'way' ? attributes.d : wayIn(inner);
    if (way) return way;
  }
  return undefined;
}

function classesIn(shapes: readonly Shape[]): string[] {
  return shapes.flatMap(({ attributes, inner }) => [attributes.class ?? '', ...classesIn(inner)]).filter(Boolean);
}
