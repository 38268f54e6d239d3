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

/** How the blocks of a site can look; the first is that of the design. The others have a style sheet: `design/looks`. */
export const looks = ['paper', 'folio', 'studio'] as const;
export type Look = (typeof looks)[number];

/** A look other than the design's; undefined where pages have that one. */
export type OwnLook = Exclude<Look, 'paper'>;
export function ownLookOf(look: Look | undefined): OwnLook | undefined {
  return look === 'paper' ? undefined : look;
}

/** The colours and the typeface of a look, where the owner chose none. */
export const usualOf: Record<OwnLook, { ground: string; ink: string; accent: string; family: Family }> = {
  folio: { ground: '#f1f2ec', ink: '#1d2f2a', accent: '#a8431f', family: 'source-serif-4' },
  studio: { ground: '#ffffff', ink: '#14161f', accent: '#ffc21a', family: 'figtree' },
};

/** The typeface in which a site is set: the owner's choice, or that of the look. */
export function familyOf({ family, look }: { family?: Family | undefined; look?: Look | undefined } = {}) {
  const own = ownLookOf(look);
  return family ?? (own && usualOf[own].family);
}
