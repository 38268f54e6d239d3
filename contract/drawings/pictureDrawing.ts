import { type Colours, type Palette, paletteOf } from '../identity/palette.ts';
import { tokens } from '../identity/tokens.ts';
import { darkStyle } from './darkStyle.ts';
import { drawnClasses, labelStyle, sceneStyle, withoutWays } from './labelStyle.ts';
import { movedAsset } from './movedStyle.ts';
import { paperGround } from './paperStyle.ts';
import { type Drawn, markupOf, type ReadShapes, readShapes, type Shape } from './readShapes.ts';
import { wideView } from './wideView.ts';

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
  const read = readShapes(svg, { thing: 'a drawing', longest, classes: drawnClasses, hasReferences: true });
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
  return fileOf(drawn, before.includes('animation:') ? before + paced : before);
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
