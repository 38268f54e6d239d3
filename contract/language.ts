/**
 * Languages in which a site may be written, all of them from left to right. Texts are the owner's: browsers, screen
 * readers and search engines are told of it, and days and names of countries follow.
 */
export const languages = [
  'en',
  'cs',
  'da',
  'de',
  'es',
  'et',
  'fi',
  'fr',
  'hr',
  'hu',
  'it',
  'lt',
  'lv',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'sk',
  'sl',
  'sv',
  'tr',
  'uk',
] as const;
export type Language = (typeof languages)[number];

/** Where the settings name none. */
export const usualLanguage: Language = 'en';
