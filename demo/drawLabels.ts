import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/**
 * Font files for labels, which are drawn as outlines. The renderer reads neither WOFF2 nor the machine's fonts, so that
 * a picture is the same everywhere. The fonts are those of the site.
 */

const files: Record<string, string> = {
  'Sometype Mono 400': '@fontsource/sometype-mono/files/sometype-mono-latin-400-normal.woff2',
  'Sometype Mono 600': '@fontsource/sometype-mono/files/sometype-mono-latin-600-normal.woff2',
  'Familjen Grotesk 600': '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff2',
};

const resolve = createRequire(import.meta.url).resolve;
const opened = new Map<string, Font>();

function fontOf(family: string, weight: string): Font {
  const key = `${family} ${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const file = files[key];
  if (!file) throw new Error(`Drawings are lettered in ${Object.keys(files).join(', ')}; not in ${key}`);
  const font = create(readFileSync(resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} is a collection, not one font`);
  opened.set(key, font);
  return font;
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Matches a group that contains only texts. */
const labels = /<g ([^<>]*)>((?:<text [^<>]*>[^<]*<\/text>|[^<])*)<\/g>/g;

/**
 * Replaces each label with its outline, marked as such. Font and colour are set on the group around the labels. Throws
 * if a label needs a font or a character that the site's fonts lack.
 */
export function drawLabels(svg: string): string {
  return svg.replace(labels, (whole, group: string, content: string) => {
    if (readAttribute(group, 'font-family') === undefined) return whole;
    const font = fontOf(firstFamily(group), readAttribute(group, 'font-weight') ?? '400');
    const size = Number(readAttribute(group, 'font-size'));
    const tracking = Number(readAttribute(group, 'letter-spacing') ?? 0);
    const outlines = [...content.matchAll(/<text ([^<>]*)>([^<]*)<\/text>/g)].map(([, at = '', words = '']) =>
      drawOutline(font, size, tracking, at, words),
    );
    return `<g fill="${readAttribute(group, 'fill')}">${outlines.join('')}</g>`;
  });
}

/** Returns the first family. Others are for viewers that lack the site's fonts. */
function firstFamily(group: string): string {
  return readAttribute(group, 'font-family')?.split(',')[0] ?? '';
}

function readAttribute(attributes: string, name: string): string | undefined {
  return [...attributes.matchAll(/(?:^|\s)([\w:-]+)="([^"]*)"/g)].find(([, found]) => found === name)?.[2];
}

function drawOutline(font: Font, size: number, tracking: number, attributes: string, words: string): string {
  const text = words.replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
  const { glyphs, positions } = font.layout(text);
  const missing = glyphs.findIndex((glyph) => glyph.id === 0);
  if (missing >= 0) throw new Error(`The font of the drawings has no glyph for a character of "${text}"`);
  const unit = size / font.unitsPerEm;
  const advances = positions.map((position) => position.xAdvance * unit + tracking);
  const width = advances.reduce((sum, advance) => sum + advance, 0) - tracking;
  const anchor = readAttribute(attributes, 'text-anchor');
  let x = Number(readAttribute(attributes, 'x')) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  const y = Number(readAttribute(attributes, 'y'));
  const letters = glyphs.map((glyph, index) => {
    const letter = glyph.path.scale(unit, -unit).translate(x, y).toSVG();
    x += advances[index] ?? 0;
    return letter;
  });
  const shown = readAttribute(attributes, 'class') ?? '';
  const classes = ['label', anchor === 'middle' || anchor === 'end' ? anchor : '', shown].filter(Boolean).join(' ');
  return `<path class="${classes}" d="${letters.join('')}"/>`;
}
