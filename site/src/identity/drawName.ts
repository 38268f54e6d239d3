import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** Files of the shipped type, by the letters in them; the first that has all of a name is taken. */
const subsets = ['latin', 'latin-ext', 'vietnamese'] as const;
let opened: Font[] | undefined;

/** px of the type in the drawing, and from its top to the line on which it stands. */
const [size, baseline, lineHeight] = [38, 34, 40];
/** Letters that fit in one line of a header; a longer name of several words stands in two. */
const longestLine = 16;

/** The name set in the shipped type, as SVG; undefined where that lacks one of its letters. */
export function drawName(name: string): string | undefined {
  const lines = linesOf(name.trim());
  const font = fontFor(lines.join(''));
  if (!font) return undefined;
  const drawn = lines.map((line, index) => pathsOf(font, line, size, 0, baseline + index * lineHeight));
  const width = Math.max(...drawn.map((line) => line.width));
  const height = 50 + (lines.length - 1) * lineHeight;
  return `<svg viewBox="0 0 ${rounded(width)} ${height}">${drawn.map(({ path }) => `<path d="${path}"/>`).join('')}</svg>`;
}

/** The first letter of the name on a line of the accent, as a square SVG. */
export function drawSymbol(name: string): string | undefined {
  const letter = [...name.trim()][0]?.toUpperCase() ?? '';
  const font = fontFor(letter);
  if (!font) return undefined;
  const symbolSize = 30;
  const { path, width } = pathsOf(font, letter, symbolSize, 0, 23);
  const shift = rounded((32 - width) / 2);
  return `<svg viewBox="0 0 32 32"><path transform="translate(${shift} 0)" fill="currentColor" d="${path}"/><path fill="var(--accent)" d="M4 26H28V30H4Z"/></svg>`;
}

/** Broken at the space that is nearest to the middle. */
function linesOf(name: string): string[] {
  if (name.length <= longestLine || !name.includes(' ')) return [name];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [at = 0] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [name.slice(0, at), name.slice(at + 1)];
}

function fontFor(letters: string): Font | undefined {
  opened ??= subsets.map((subset) => openFont(subset));
  return opened.find((font) => [...letters].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)));
}

function openFont(subset: string): Font {
  const file = require.resolve(`@fontsource/familjen-grotesk/files/familjen-grotesk-${subset}-600-normal.woff`);
  const font = create(readFileSync(file));
  if ('layout' in font) return font;
  throw new Error(`${file} holds several fonts`);
}

function pathsOf(font: Font, line: string, px: number, x: number, y: number): { path: string; width: number } {
  const scale = px / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let place = x;
  const path = glyphs
    .map((glyph, index) => {
      const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const drawn = glyph.path.scale(scale, -scale).translate(place + xOffset * scale, y - yOffset * scale);
      place += xAdvance * scale;
      return drawn.toSVG();
    })
    .join('');
  return { path, width: place - x };
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}
