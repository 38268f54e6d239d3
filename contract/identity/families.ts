/** The type in which a house may set its pages, by the names of the packages that bring it; the first is that of the design. */
export const families = ['familjen-grotesk', 'hanken-grotesk', 'figtree', 'source-serif-4'] as const;
export type Family = (typeof families)[number];

/** The type that differs from the design's; undefined where the pages are set in that. */
export type OwnFamily = Exclude<Family, 'familjen-grotesk'>;
export function ownFamilyOf(family: Family | undefined): OwnFamily | undefined {
  return family === 'familjen-grotesk' ? undefined : family;
}
