import { z } from 'zod';

/** How an owner's font stands in its lines, as measured from its file: a local face of that size is shown until it has loaded. */
export const fontMetrics = z.object({
  hasSerifs: z.boolean(),
  /** Heights above and below the baseline, in em. */
  ascent: z.number().positive().max(4),
  descent: z.number().nonnegative().max(4),
  /** The width of English text relative to the local face: regular with its regular weight, 600 with its bold. */
  widths: z.object({ regular: z.number().min(0.2).max(4), bold: z.number().min(0.2).max(4) }),
  /** The weights of its file: two for one that has all between them. */
  weights: z.tuple([z.int().min(1).max(1000), z.int().min(1).max(1000)]),
});
export type FontMetrics = z.infer<typeof fontMetrics>;

/** A font of the library of recordings, as it was cut and measured. */
export function ownFont(label: string, description: string) {
  return z
    .object({ url: z.string().startsWith('/'), type: z.literal('font/woff2'), metrics: fontMetrics })
    .meta({ label, description, recorded: ['font/woff2'] });
}
export type OwnFont = { url: string; metrics: FontMetrics };

/** The font features that our styles use. */
export const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'pnum', 'tnum'];
/** The weights that our styles use. */
export const usedWeights = { min: 400, max: 700 };

/** Returns every character of a `unicode-range` such as `U+0020-007E, U+00A0`. */
export function charactersOf(range: string): string {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) =>
        String.fromCodePoint(first + step),
      );
    })
    .join('');
}
