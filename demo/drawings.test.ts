/** @module-tag long */
import { readFileSync } from 'node:fs';
import { alignTo, pageFileOf, plainFileOf, readPictureDrawing } from '@frontage/contract/drawings/pictureDrawing.ts';
import { boxOf, everySizeKeys } from '@frontage/contract/primitives/picture.ts';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { drawLabels } from './drawLabels.ts';
import { media } from './media.ts';

const svgOf = (name: string) => readFileSync(new URL(`pictures/${name}.svg`, import.meta.url), 'utf8');

/** A rendered drawing: four bytes per pixel, row by row. */
interface Drawn {
  pixels: Uint8Array;
  width: number;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Counts the pixels of a region that nearly have the colour. */
function count(
  { pixels, width }: Drawn,
  region: { x: number; y: number; width: number; height: number },
  [red, green, blue]: Colour,
) {
  const isNear = (at: number, value: number) => Math.abs((pixels[at] ?? 0) - value) < 24;
  let found = 0;
  for (let y = region.y; y < region.y + region.height; y += 1) {
    for (let x = region.x; x < region.x + region.width; x += 1) {
      const at = (y * width + x) * 4;
      if (isNear(at, red) && isNear(at + 1, green) && isNear(at + 2, blue)) found += 1;
    }
  }
  return found;
}

const ink: Colour = [13, 28, 51];
const accent: Colour = [200, 0, 90];
const accentOnInk: Colour = [255, 95, 158];

function renderPicture(svg: string, widthPx: number): Drawn {
  const fitTo = { mode: 'width', value: widthPx } as const;
  const { pixels, width } = new Resvg(drawLabels(svg), { fitTo, font: { loadSystemFonts: false } }).render();
  return { pixels, width };
}

/** The sizes that pages use; 560-240 is for users of the content API. */
const shownKeys = everySizeKeys.filter((key) => key !== '560-240');
const empty = plainFileOf({ minX: 0, minY: 0, width: 480, height: 360, shapes: [] });

it('a figure for phones has the shape of its place, so that nothing is cut off', () => {
  const upright = media.flatMap(({ kind, name }) => (kind === 'figure' && name.endsWith('-upright') ? [name] : []));
  expect(upright.length).toBeGreaterThan(0);
  for (const name of upright) expect(svgOf(name), name).toContain('viewBox="0 0 375 340"');
});

describe('a label of a drawing', () => {
  it('is drawn at its position, in its colour', () => {
    const label = { x: 246, y: 286, width: 150, height: 18 };
    const drawing = svgOf('case-hushmint');
    expect(count(renderPicture(drawing, 480), label, ink)).toBeGreaterThan(60);
    expect(count(renderPicture(drawing.replace(/<text.*<\/text>/, ''), 480), label, ink)).toBe(0);
  });

  it('with a character that its font lacks is rejected', () => {
    expect(() => renderPicture(svgOf('case-hushmint').replace('>edition', '>版'), 480)).toThrow(/no glyph/);
  });

  it('in a font that the site does not use is rejected', () => {
    expect(() => renderPicture(svgOf('case-hushmint').replace('Sometype Mono', 'Arial'), 480)).toThrow(/not in Arial/);
  });
});

describe('each drawing', () => {
  const pictures = media.filter(({ kind }) => kind !== 'social');
  const drawings = pictures.filter(({ kind }) => kind === 'drawing');

  it.each(drawings)(
    '$name keeps its asset in each size to which pictures are cut, and where pages show the drawing itself',
    ({ name, focalPoint }) => {
      const svg = svgOf(name);
      const assetColour = svg.includes('#FF5F9E') ? accentOnInk : accent;
      const drawn = renderPicture(svg, 480);
      const whole = count(drawn, { x: 0, y: 0, width: 480, height: 360 }, assetColour);
      expect(whole).toBeGreaterThan(300);
      const shown = [
        ...everySizeKeys.map((key) => ({ key, part: coverOf(boxOf(key), focalPoint) })),
        ...shownKeys.map((key) => ({ key, part: sliceOf(boxOf(key), focalPoint) })),
      ];
      for (const { key, part } of shown) expect(count(drawn, part, assetColour) / whole, key).toBeGreaterThan(0.9);
    },
  );

  it.each(pictures)('$name has one vivid shape; a drawing has at most three labels', ({ name, kind }) => {
    const svg = svgOf(name);
    const vivid = svg.match(/<g fill="#(?:C8005A|FF5F9E)"[^>]*>[\s\S]*?<\/g>/g) ?? [];
    expect(vivid).toHaveLength(1);
    expect(vivid[0]?.match(/<(?:rect|path)/g)).toHaveLength(1);
    if (kind === 'drawing')
      expect((svg.match(/<text/g) ?? []).length).toBeLessThanOrEqual(name === 'case-causeway' ? 4 : 3);
  });
});

it.each(media.filter(({ kind }) => kind === 'place'))(
  '$name is accepted by the picture library, with its labels',
  ({ name }) => {
    const svg = svgOf(name);
    const read = readPictureDrawing(drawLabels(svg), {});
    const file = 'drawn' in read ? pageFileOf(read.drawn, {}) : read.fault;
    expect(file.match(/ class="label/g) ?? []).toHaveLength((svg.match(/<text /g) ?? []).length);
    expect(file).toContain('<view id="open"');
  },
);

describe('each scene', () => {
  const scenes = media.filter(({ kind }) => kind === 'scene');
  const label = / class="label((?: (?!to-)\S+)*)" d="/g;

  it.each(scenes)(
    '$name is drawn for the page or for a phone, with its asset at its focal point',
    ({ focalPoint, name }) => {
      const [, box = ''] = /viewBox="0 0 (\d+ \d+)"/.exec(svgOf(name)) ?? [];
      expect(box).toBe(name.endsWith('-upright') ? '390 432' : '1440 400');
      const [width = 0, height = 0] = box.split(' ').map(Number);
      const drawn = renderPicture(svgOf(name), width);
      const [x, y] = [Math.round((focalPoint.x / 100) * width) - 40, Math.round((focalPoint.y / 100) * height) - 40];
      const near = { x: Math.max(0, x), y: Math.max(0, y), width: 80, height: 80 };
      const whole = count(drawn, { x: 0, y: 0, width, height }, accent);
      expect(count(drawn, near, accent) / whole).toBeGreaterThan(0.9);
    },
  );

  it.each(scenes)('$name is accepted by the picture library, with its labels and its way', ({ name }) => {
    const read = readPictureDrawing(drawLabels(svgOf(name)), {});
    const file = 'drawn' in read ? pageFileOf(read.drawn, {}) : read.fault;
    if (name !== 'scene-trades-upright') expect(file).toContain('--arrive:arrive');
    expect([...file.matchAll(label)].length).toBeGreaterThan(0);
    if ('drawn' in read) expect(plainFileOf(read.drawn)).not.toContain('class="way"');
  });
});

it('no label of a drawing runs off its side where it is shown smallest, and labels have grown most', () => {
  const beyond = media.flatMap(({ name }) => {
    const svg = svgOf(name);
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    // `mostGrown` in contract/drawings/pictureDrawing.ts; each letter is 0.6 em wide.
    const letter = { 480: 1.5 * 0.6, 390: 1.15 * 0.6 }[width] ?? 0;
    const labels = svg.matchAll(/font-size="([\d.]+)"[^>]*>|<text x="(\d+)"[^>]*?(middle|end)?"?>([^<]*)</g);
    let size = 0;
    return [...labels].flatMap(([, sizeOfGroup, x, anchor, words = '']) => {
      if (sizeOfGroup) size = Number(sizeOfGroup);
      const long = words.length * size * letter;
      const start = Number(x) - (anchor === 'end' ? long : anchor === 'middle' ? long / 2 : 0);
      return start < 0 || start + long > width ? [`${name}: ${words}`] : [];
    });
  });
  expect(beyond).toEqual([]);
});

/** Returns the part of a 480 x 360 drawing that its own alignment leaves in the box. */
function sliceOf(box: { width: number; height: number }, focalPoint: { x: number; y: number }) {
  const [, x, y] = /"x(M\w\w)Y(M\w\w) slice"/.exec(alignTo(empty, focalPoint)) ?? [];
  const ends: Record<string, number> = { Min: 0, Mid: 50, Max: 100 };
  return coverOf(box, { x: ends[x ?? ''] ?? Number.NaN, y: ends[y ?? ''] ?? Number.NaN });
}

/** Returns the part of a 480 x 360 picture that fills the box, as near to the focal point as the edges allow. */
function coverOf(box: { width: number; height: number }, focalPoint: { x: number; y: number }) {
  const scale = Math.min(480 / box.width, 360 / box.height);
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  const within = (centre: number, size: number, room: number) => Math.min(Math.max(centre - size / 2, 0), room - size);
  return {
    x: Math.round(within((focalPoint.x / 100) * 480, width, 480)),
    y: Math.round(within((focalPoint.y / 100) * 360, height, 360)),
    width,
    height,
  };
}
