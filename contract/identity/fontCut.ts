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
