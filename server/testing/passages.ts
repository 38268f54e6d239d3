import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import type { CheerioAPI } from 'cheerio';
import { expect } from 'vitest';

/** Words that only English has, among the most frequent ones. */
const onlyEnglish = /\b(?:the|of|and|to|you|your|is|are|with|for|on|at|by|this|that|we|our|from|it|or|not|be|have)\b/gi;
const english = Object.values<string>(siteTexts).flatMap((sentence) =>
  sentence.split(/\{\w+\}/).filter((part) => part.trim().split(' ').length > 2),
);

export const isEnglish = (passage: string): boolean =>
  // The names of values in a sentence are never read.
  (passage.replace(/\{\w+\}/g, '').match(onlyEnglish) ?? []).length > 1 ||
  english.some((words) => passage.includes(words.trim()));

/** Words that only German has, among the most frequent ones. */
const onlyGerman = /\b(?:und|nicht|für|eine|einen|ist|wir|Sie|oder|auch|der|das|dem|von|auf)\b/g;

export const isGerman = (passage: string): boolean => (passage.match(onlyGerman) ?? []).length > 1;

export const isArabic = (passage: string): boolean => /\p{Script=Arabic}/u.test(passage);

/** Words in Latin letters: a second one that begins with a small letter is none of a name or an address. */
export const isLatin = (passage: string): boolean => /\p{Script=Latin}{2,},? \p{Ll}{2,}/u.test(passage);

/** What is written or read aloud on a page, part by part, but for code and for fields that people never meet. */
export function passagesOf($: CheerioAPI): string[] {
  $('script, style, noscript, pre, code, nav a[hreflang], [aria-hidden] label, [name=zone] option').remove();
  const texts = $('*')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data] : []));
  const named = $('[aria-label], [title], [placeholder], [alt], [data-words]').toArray();
  return [
    ...texts,
    ...named.flatMap(({ attribs: { alt, placeholder, title, ...one } }) => [
      ...[alt, placeholder, title, one['aria-label'], one['data-words']].flatMap((words) => words ?? []),
    ]),
  ].map((text) => text.replace(/\s+/g, ' ').trim());
}

/** What is read of a page, and where it leads; not the whole of it, as a hundred of them fill the memory. */
export interface Crawled {
  passages: string[];
  /** The paths of its links, without those that lead to its other languages. */
  links: string[];
}

/**
 * Every page of a language, by its address: the given ones, and wherever links of the language lead from there. The
 * default one is English.
 */
export async function crawlBelow(
  language: string,
  get: (url: string) => Promise<CheerioAPI>,
  more: readonly string[] = [],
): Promise<Map<string, Crawled>> {
  const seen = new Map<string, Crawled>();
  const isDefault = language === 'en';
  const next = [isDefault ? '/' : `/${language}`, ...more];
  const isPage = (href: string) =>
    !/\.\w+$|^\/go\//.test(href) &&
    (isDefault ? !/^\/[a-z]{2}(?:[/?#]|$)/.test(href) : href.startsWith(`/${language}`));
  for (let url = next.pop(); url; url = next.pop()) {
    if (seen.has(url)) continue;
    const $ = await get(url);
    expect($('html').attr('lang'), url).toBe(language);
    const links = $('a[href^="/"]').toArray();
    next.push(...links.map(({ attribs: { href = '' } }) => href.replace(/#.*/, '')).filter(isPage));
    const further = $('a[href^="/"]:not(nav:has(> ul a[hreflang]) a)').toArray();
    seen.set(url, { links: further.map(({ attribs: { href = '' } }) => href), passages: passagesOf($) });
  }
  return seen;
}

/** Pages with passages of a kind, and those. */
export function passagesIn(
  pages: ReadonlyMap<string, Crawled>,
  isOfKind: (passage: string) => boolean,
): [url: string, passages: string[]][] {
  const all = [...pages].map(([url, { passages }]): [string, string[]] => [url, passages.filter(isOfKind)]);
  return all.filter(([, passages]) => passages.length > 0);
}
