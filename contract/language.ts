import { oncePer } from './primitives/once.ts';

/**
 * Languages in which a site may be written. The texts are the owner's: browsers, screen readers and search engines are
 * told the language, and days and country names follow it.
 */
export const languages = [
  'en',
  'ar',
  'cs',
  'da',
  'de',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
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
  'ur',
] as const;
export type Language = (typeof languages)[number];

/** The language where the settings name none. */
export const usualLanguage: Language = 'en';

const fromTheRight: readonly string[] = ['ar', 'fa', 'he', 'ur'] satisfies Language[];

/** The `dir` of text in a language; undefined where it runs left to right, which needs no attribute. */
export function directionOf(language: string | undefined): 'rtl' | undefined {
  return language && fromTheRight.includes(language) ? 'rtl' : undefined;
}

/*
 * A stored slug carries the language of its document, `de/kontakt`, so it is unique in each language. That of the
 * default language is plain, so nothing about it depends on how many languages there are.
 */

/** The slug under which a document is stored. `language`: empty for the default one. */
export function slugIn(language: string | null | undefined, slug: string): string {
  return language ? `${language}/${bareSlug(slug)}` : bareSlug(slug);
}

/** The slug without its language, as addresses and answers have it; empty for a draft that has none yet. */
export function bareSlug(stored: string | null | undefined): string {
  return stored?.slice(stored.lastIndexOf('/') + 1) ?? '';
}

/** The language that a stored slug carries; undefined for the default one. */
export function languageOfSlug(stored: string): string | undefined {
  return stored.includes('/') ? stored.slice(0, stored.indexOf('/')) : undefined;
}

/** The path of a page in a language: `/de/kontakt`, and `/de` for the first page. The default language has no prefix. */
export function pathIn(language: string | null | undefined, path: string): string {
  if (!language) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** What speakers of a language call it, as the first word of a line: `Deutsch`, `Français`. */
export const nameOfLanguage = oncePer((language: string): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
});

/** For people of the admin: `German`. */
export const nameInEnglish = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

/** The further language of the page at an address or a path; undefined in the default one. */
export function languageAt<Code extends string>(
  address: string | null | undefined,
  languages: readonly { code: Code }[] | null | undefined,
): Code | undefined {
  const path = address && URL.canParse(address) ? new URL(address).pathname : address;
  const [, first] = path?.split('/') ?? [];
  return languages?.slice(1).find(({ code }) => code === first)?.code;
}

/** The language of a site around a page, where it is not the default one. */
export function furtherLanguageOf<Code extends string>(site: {
  language?: Code | undefined;
  languages?: readonly { code: string }[] | null | undefined;
}): Code | undefined {
  const [first] = site.languages ?? [];
  return first && first.code !== site.language ? site.language : undefined;
}
