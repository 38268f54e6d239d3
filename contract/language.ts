/**
 * Languages in which a site may be written, all left to right. The texts are the owner's: browsers, screen readers and
 * search engines are told the language, and days and country names follow it.
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

/** The language where the settings name none. */
export const usualLanguage: Language = 'en';
