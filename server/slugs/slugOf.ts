import type { FieldHook, PayloadRequest } from 'payload';

/** The most characters of a slug that is made from a title. */
const maxLength = 80;

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/** What German writes where it has no dots: `zahlungen-pruefen`. Other languages drop the marks. */
const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * The slug for a title; empty where the title has neither Latin letters nor digits. `language`: that of the site, as a
 * tag such as `de-AT`.
 */
export function slugOf(title: string, language = 'en'): string {
  const own = /^de\b/i.test(language) ? { ...letters, ...german } : letters;
  const slug = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[ßøæœđðłþıäöü]/g, (letter) => own[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^a-z0-9]/)
    .filter(Boolean)
    .join('-')
    .slice(0, maxLength);
  return slug.endsWith('-') ? slug.slice(0, -1) : slug;
}

/**
 * The language of a twin; undefined in the default language. It is as the twin was made: what a form sends of it does
 * not count.
 */
export const languageIn: (hook: Parameters<FieldHook>[0]) => string | undefined = (hook) => {
  const { data, operation, originalDoc, overrideAccess } = hook;
  const from: unknown = operation === 'update' ? originalDoc : overrideAccess ? data : undefined;
  const language: unknown = Reflect.get(Object(from), 'language');
  return typeof language === 'string' ? language : undefined;
};

/** {@link slugOf} in a language; without one, in that of the site, which is only asked for where it matters. */
export async function slugOnSite(req: PayloadRequest, title: string, own?: string): Promise<string> {
  if (own || slugOf(title, 'de') === slugOf(title)) return slugOf(title, own);
  const select = { language: true } as const;
  const { language } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, select, req });
  return slugOf(title, language ?? undefined);
}
