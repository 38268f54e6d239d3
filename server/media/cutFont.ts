/**
 * Cuts and measures a foreign font. `work` runs apart, by `runBounded`: a font is a program for several readers, and
 * only the cut, which HarfBuzz has written anew, is kept.
 */
import { readFile } from 'node:fs/promises';
import { charactersOf, type FontMetrics, keepFeatures, usedWeights } from '@frontage/contract/identity/ownFont.ts';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** Letters of European languages in Latin script, signs of texts, and arrows and fractions that type has. */
const latin =
  'U+20-7E U+A0-17F U+1C4-1CC U+218-21B U+237 U+2BB-2BC U+2C6-2DD U+1E80-1E85 U+1E9E U+2000-206F U+20AC U+2116 U+2122 U+2190-2193 U+2212 U+2215';
/** Further letters, by the language that is written in them. */
const further: Record<string, string> = { uk: 'U+400-45F U+490-491', el: 'U+370-3FF' };

/** Advance widths of the local faces in 1/2048 em, regular and bold: a to z, and the space. */
const locals = {
  sans: {
    regular:
      '1139 1139 1024 1139 1139 569 1139 1139 455 455 1024 455 1706 1139 1139 1139 1139 682 1024 569 1139 1024 1479 1024 1024 1024 569',
    bold: '1139 1251 1139 1251 1139 682 1251 1251 569 569 1139 569 1821 1251 1251 1251 1251 797 1139 682 1251 1139 1593 1139 1139 1024 569',
  },
  serif: {
    regular:
      '909 1024 909 1024 909 682 1024 1024 569 569 1024 569 1593 1024 1024 1024 1024 682 797 569 1024 1024 1479 1024 1024 909 512',
    bold: '1024 1139 909 1139 909 682 1024 1139 569 682 1139 569 1706 1139 1024 1139 1139 909 797 682 1139 1024 1479 1024 1024 909 512',
  },
};
const letters = 'abcdefghijklmnopqrstuvwxyz ';
const english =
  'the account that holds a thing pays for it and nobody else can spend what it has set aside for the year';

/** Answers the cut font as base64 and its metrics, as JSON. Throws where it is no font, or has no plain letters. */
export async function work(path: string, languages: string): Promise<string> {
  const bytes = await readFile(path);
  const ranges = [latin, ...languages.split(',').map((one) => further[one] ?? '')].join(' ');
  const axes = opened(bytes).variationAxes;
  const weights = weightsOf(axes.wght);
  const cut = await subsetFont(bytes, charactersOf(ranges), {
    targetFormat: 'woff2',
    keepFeatures,
    ...(axes.wght ? { variationAxes: { wght: { min: weights[0], max: weights[1] } } } : {}),
  });
  const font = opened(await subsetFont(bytes, letters, { targetFormat: 'truetype' }));
  const inWeight = (wght: number) => (axes.wght ? font.getVariation({ wght }) : font);
  const metrics: FontMetrics = {
    ...measure(inWeight(weights[0]), inWeight(Math.min(600, weights[1]))),
    weights: axes.wght ? weights : staticWeight(font),
  };
  return JSON.stringify({ woff2: Buffer.from(cut).toString('base64'), metrics });
}

function opened(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes));
  if (!('unitsPerEm' in font)) throw new Error('A collection of fonts');
  return font;
}

function measure(font: Font, heavy: Font): Omit<FontMetrics, 'weights'> {
  const { ascent, descent, unitsPerEm } = font;
  const hasSerifs = serifsOf(font);
  const { bold, regular } = locals[hasSerifs ? 'serif' : 'sans'];
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    hasSerifs,
    ascent: round(ascent / unitsPerEm),
    descent: round(-descent / unitsPerEm),
    widths: { regular: round(widthIn(font) / widthOf(regular)), bold: round(widthIn(heavy) / widthOf(bold)) },
  };
}

/** Width of English text in a font, in em. */
function widthIn(font: Font): number {
  return sum((letter) => {
    const code = letter.charCodeAt(0);
    if (!font.hasGlyphForCodePoint(code)) throw new Error(`No ${letter}`);
    return font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
  });
}

function widthOf(local: string): number {
  const widths = local.split(' ').map(Number);
  return sum((letter) => (widths[letters.indexOf(letter)] ?? 0) / 2048);
}

const sum = (one: (letter: string) => number) => [...english].reduce((total, letter) => total + one(letter), 0);

/** By PANOSE: serif styles of Latin text are 2 to 10. */
function serifsOf(font: Font): boolean {
  const [family = 0, style = 0] = tableOf(font).panose ?? [];
  return family === 2 && style >= 2 && style <= 10;
}

const tableOf = (font: Font) => (Reflect.get(font, 'OS/2') ?? {}) as { panose?: number[]; usWeightClass?: number };

const weightsOf = (axis: { min: number; max: number } | undefined): [number, number] => [
  Math.max(usedWeights.min, axis?.min ?? usedWeights.min),
  Math.min(usedWeights.max, axis?.max ?? usedWeights.max),
];

function staticWeight(font: Font): [number, number] {
  const weight = tableOf(font).usWeightClass ?? usedWeights.min;
  return [weight, weight];
}
