/** Where on its page something of the settings stands, if not at the top. */
export const settingsSpots = ['contact-form', 'footer', 'newsletter'] as const;
export type SettingsSpot = (typeof settingsSpots)[number];

/** A page or an article around which settings can be looked at. */
export interface SettingsPlace {
  /** Such as `pages.12`. */
  place: string;
  label: string;
  address: string;
}

/** All of them, and those on which settings are seen best. */
export interface SettingsPlaces {
  pages: SettingsPlace[];
  /** The newest ones. */
  articles: SettingsPlace[];
  /** To visitors, with made-up contents. */
  emails: SettingsPlace[];
  usual: Record<UsualPlace, SettingsPlace | undefined>;
}

export type UsualPlace = 'home' | 'contact' | 'article' | 'email';

/** The preference that remembers for each editor where they look at settings: saving asks for the address anew. */
export const settingsPlaceKey = 'settings-preview';

/** Every place, in the order of the list. */
export const allPlaces = ({ articles, emails, pages }: SettingsPlaces) => [...pages, ...articles, ...emails];

/** The script of the preview reads the spot. */
export const addressAt = ({ address }: SettingsPlace, spot: SettingsSpot | undefined): string =>
  spot ? `${address}&spot=${spot}` : address;
