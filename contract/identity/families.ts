/** The type in which a house may set its pages, by the names of the packages that bring it; the first is that of the design. */
export const families = ['familjen-grotesk', 'hanken-grotesk', 'figtree', 'source-serif-4'] as const;
export type Family = (typeof families)[number];

/** The type that differs from the design's; undefined where the pages are set in that. */
export type OwnFamily = Exclude<Family, 'familjen-grotesk'>;
export function ownFamilyOf(family: Family | undefined): OwnFamily | undefined {
  return family === 'familjen-grotesk' ? undefined : family;
}

/** Parts of the letters that the package of a family has; a name may need more than one. */
const subsetsOf: Record<Family, readonly string[]> = {
  'familjen-grotesk': ['latin', 'latin-ext', 'vietnamese'],
  'hanken-grotesk': ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'],
  figtree: ['latin', 'latin-ext'],
  'source-serif-4': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
};

/** The files, within packages, by which a server draws words in the weight of headings. */
export function drawnFilesOf(family: Family): string[] {
  return subsetsOf[family].map((subset) => `@fontsource/${family}/files/${family}-${subset}-600-normal.woff`);
}
