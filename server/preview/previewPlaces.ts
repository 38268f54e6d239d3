import { type PreviewTheme, themeNamed } from '@frontage/contract/preview.ts';

/** Spots of a page where parts of the settings are shown, if not at the top. */
export const settingsSpots = ['contact-form', 'footer', 'newsletter'] as const;
export type SettingsSpot = (typeof settingsSpots)[number];

/** A page, an article or an email in which settings can be previewed. */
export interface SettingsPlace {
  /** Such as `pages.12`. */
  place: string;
  label: string;
  address: string;
}

/** All places, and those where settings are seen best. */
export interface SettingsPlaces {
  pages: SettingsPlace[];
  articles: SettingsPlace[];
  /** Emails to visitors, with made-up contents. */
  emails: SettingsPlace[];
  usual: Record<UsualPlace, SettingsPlace | undefined>;
}

export type UsualPlace = 'home' | 'contact' | 'article' | 'email';

export const settingsPlaceKey = 'settings-preview';

export const allPlaces = ({ articles, emails, pages }: SettingsPlaces) => [...pages, ...articles, ...emails];

/** Returns the URL of a place. The script of the preview reads the spot. */
export const addressAt = ({ address }: SettingsPlace, spot: SettingsSpot | undefined): string =>
  spot ? `${address}&spot=${spot}` : address;

export const previewThemeKey = 'preview-theme';

/** Returns the URL of a preview in a theme; without one, the preview follows the system. */
export function withTheme<Address extends string | null>(address: Address, theme: PreviewTheme | undefined) {
  if (address === null) return address;
  const url = new URL(address);
  if (theme) url.searchParams.set('theme', theme);
  else url.searchParams.delete('theme');
  return url.href;
}

export function themeIn(address: string | null | undefined): PreviewTheme | undefined {
  return address && URL.canParse(address) ? themeNamed(new URL(address).searchParams.get('theme')) : undefined;
}
