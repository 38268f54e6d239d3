import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawnFilesOf, type Family, families } from '@frontage/contract/identity/looks.ts';
import { create, type Font, type Path } from 'fontkit';

const require = createRequire(import.meta.url);

const opened = new Map<Family, Font[]>();

/** Font size, distance from the top to the first baseline, and line height, in px of the drawing. */
const [size, baseline, lineHeight] = [38, 34, 40];
/** Letters that fit on one line of a header. A longer name of several words takes two lines. */
const longestLine = 16;

/** Returns the name set in the type of the pages, as SVG; undefined if the type lacks one of its letters. */
export function drawName(name: string, family: Family = families[0]): string | undefined {
  const drawn = linesOf(name.trim()).map((line, index) => drawLine(line, family, size, baseline + index * lineHeight));
  if (drawn.length === 0 || !drawn.every((line) => line !== undefined)) return undefined;
  const width = Math.max(...drawn.map((line) => line.width));
  const height = 50 + (drawn.length - 1) * lineHeight;
  return `<svg viewBox="0 0 ${rounded(width)} ${height}">${drawn.map(({ path }) => `<path d="${path}"/>`).join('')}</svg>`;
}

/** Returns the first letter of the name on a line of the accent, as a square SVG. */
export function drawSymbol(name: string, family: Family = families[0]): string | undefined {
  const drawn = drawLine([...name.trim()][0]?.toUpperCase() ?? '', family, 30, 23);
  if (!drawn) return undefined;
  const shift = rounded((32 - drawn.width) / 2);
  return `<svg viewBox="0 0 32 32"><path transform="translate(${shift} 0)" fill="currentColor" d="${drawn.path}"/><path fill="var(--accent)" d="M4 26H28V30H4Z"/></svg>`;
}

/** Splits the name at the space nearest to the middle. */
function linesOf(name: string): string[] {
  if (name.length <= longestLine || !name.includes(' ')) return [name];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [at = 0] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [name.slice(0, at), name.slice(at + 1)];
}

function drawLine(line: string, family: Family, px: number, y: number): { path: string; width: number } | undefined {
  const runs = runsOf(line, fontsOf(family));
  if (!runs || runs.length === 0) return undefined;
  let x = 0;
  const path = runs.map(({ font, letters }) => {
    const scale = px / font.unitsPerEm;
    const { glyphs, positions } = font.layout(letters);
    return glyphs.map((glyph, index) => {
      const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const drawn = glyph.path.scale(scale, -scale).translate(x + xOffset * scale, y - yOffset * scale);
      x += xAdvance * scale;
      return writePathText(drawn);
    });
  });
  return { path: path.flat().join(''), width: x };
}

/** Splits a line into runs of letters that are in the same font file. */
function runsOf(line: string, fonts: readonly Font[]): { font: Font; letters: string }[] | undefined {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of line) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (!font) return undefined;
    const last = runs.at(-1);
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}

function fontsOf(family: Family): readonly Font[] {
  const fonts = opened.get(family) ?? drawnFilesOf(family).map(openFont);
  opened.set(family, fonts);
  return fonts;
}

function openFont(path: string): Font {
  const file = require.resolve(path);
  const font = create(readFileSync(file));
  if ('layout' in font) return font;
  throw new Error(`${file} holds several fonts`);
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}

/**
 * Writes an outline as the text of an SVG path with relative points. It is two fifths shorter than with absolute
 * points, and the name is on every page. Positions are rounded, not steps, so that no point drifts.
 */
export function writePathText({ commands }: Pick<Path, 'commands'>): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  return commands
    .map(({ command, args }) => {
      if (command === 'closePath') {
        [x, y] = [startX, startY];
        return 'Z';
      }
      const points = args.map(toHundredths);
      const [fromX, fromY] = [x, y];
      [x = 0, y = 0] = points.slice(-2);
      if (command === 'moveTo') {
        [startX, startY] = [x, y];
        return `M${formatFigures(points)}`;
      }
      if (command === 'lineTo' && x === fromX) return `v${formatFigures([y - fromY])}`;
      if (command === 'lineTo' && y === fromY) return `h${formatFigures([x - fromX])}`;
      return letters[command] + formatFigures(points.map((point, index) => point - (index % 2 ? fromY : fromX)));
    })
    .join('');
}

const letters = { lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };

const toHundredths = (figure: number) => Math.round(figure * 100);

function formatFigures(points: readonly number[]): string {
  return points.map((point) => String(point / 100).replace(/^(-?)0\./, '$1.')).reduce(joinFigures);
}

/** Joins two figures, with a space only where they would otherwise run together. */
function joinFigures(before: string, figure: string): string {
  const isApart = figure.startsWith('-') || (figure.startsWith('.') && /\.\d+$/.test(before));
  return before + (isApart ? '' : ' ') + figure;
}
