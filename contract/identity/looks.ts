import type { Family } from './families.ts';

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
