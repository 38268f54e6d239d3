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

/** What is written or read aloud on a page, part by part, but for code and for fields that people never meet. */
export function passagesOf($: CheerioAPI): string[] {
  $('script, style, noscript, pre, code, nav a[hreflang], [aria-hidden] label').remove();
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

/** Every page below a language, by its address: the given ones, and wherever links of the language lead from there. */
export async function crawlBelow(
  language: string,
  get: (url: string) => Promise<CheerioAPI>,
  more: readonly string[] = [],
): Promise<Map<string, CheerioAPI>> {
  const seen = new Map<string, CheerioAPI>();
  const next = [`/${language}`, ...more];
  for (let url = next.pop(); url; url = next.pop()) {
    if (seen.has(url)) continue;
    const $ = await get(url);
    expect($('html').attr('lang'), url).toBe(language);
    const links = $(`a[href^="/${language}"]`).toArray();
    next.push(...links.flatMap(({ attribs: { href = '' } }) => href.replace(/#.*/, '')));
    seen.set(url, $);
  }
  return seen;
}

/** Pages with passages of a kind, and those. */
export function passagesIn(
  pages: ReadonlyMap<string, CheerioAPI>,
  isOfKind: (passage: string) => boolean,
): [url: string, passages: string[]][] {
  const all = [...pages].map(([url, $]): [string, string[]] => [url, passagesOf($).filter(isOfKind)]);
  return all.filter(([, passages]) => passages.length > 0);
}
