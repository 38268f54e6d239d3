/** The typefaces in which a house may set its pages, by the names of their packages; the first is the design's. */
export const families = ['familjen-grotesk', 'hanken-grotesk', 'figtree', 'source-serif-4'] as const;
export type Family = (typeof families)[number];

/** A typeface other than the design's; undefined where pages are set in that one. */
export type OwnFamily = Exclude<Family, 'familjen-grotesk'>;
export function ownFamilyOf(family: Family | undefined): OwnFamily | undefined {
  return family === 'familjen-grotesk' ? undefined : family;
}

/** Subsets of characters in the package of a family; a name may need more than one. */
const subsetsOf: Record<Family, readonly string[]> = {
  'familjen-grotesk': ['latin', 'latin-ext', 'vietnamese'],
  'hanken-grotesk': ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'],
  figtree: ['latin', 'latin-ext'],
  'source-serif-4': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
};

/** The font files in packages with which a server draws words in the weight of headings. */
export function drawnFilesOf(family: Family): string[] {
  return subsetsOf[family].map((subset) => `@fontsource/${family}/files/${family}-${subset}-600-normal.woff`);
}
