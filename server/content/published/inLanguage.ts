import { bareSlug, usualLanguage } from '@frontage/contract/language.ts';
import type { Translation } from '@frontage/contract/translation.ts';
import type { IndexedPage } from './pages.ts';
import type { PublishedContent } from './publishedContent.ts';

/** The languages that visitors see, the default one first; empty where the site has one. */
export async function shownLanguages(content: Pick<PublishedContent, 'surroundings'>): Promise<string[]> {
  const { languages = [] } = (await content.surroundings()).site as {
    languages?: { code: string; isVisible?: boolean }[];
  };
  return languages.filter(({ isVisible }, place) => place === 0 || isVisible).map(({ code }) => code);
}

/**
 * The published content in one language alone. What has no twin is not in it, and nothing is in a language that
 * visitors do not see.
 */
export async function contentIn(content: PublishedContent, lang: string): Promise<PublishedContent> {
  const shown = await shownLanguages(content);
  const place = shown.indexOf(lang);
  const { site } = await content.surroundings();
  const { language = usualLanguage } = site as { language?: string };
  if (place === 0 || (shown.length === 0 && lang === language)) return { ...content, lang };
  const nothing = async () => [];
  const articles = {
    all: [],
    shown: () => [],
    shownById: () => new Map(),
    categories: [],
    tags: [],
  };
  return {
    ...content,
    lang,
    pages: async () => (place < 0 ? [] : (await content.everyPage()).filter((page) => page.language === lang)),
    articles: async () => articles,
    ownDocuments: nothing,
    glossary: nothing,
    forms: nothing,
    surroundings: async () => ({ offices: [], events: [], reviews: [], site }),
  };
}

/** Every language that has a published page, its own included, in the order of the languages. */
async function translationsOf(
  content: PublishedContent,
  { id, original }: Pick<IndexedPage, 'id' | 'original'>,
): Promise<Translation[]> {
  const several = await shownLanguages(content);
  const shown = several.length > 0 ? several : [content.lang ?? usualLanguage];
  const group = original ?? id;
  const pages = (await content.everyPage()).filter((page) => (page.original ?? page.id) === group);
  return shown.flatMap((lang, place) =>
    pages
      .filter((page) => (place === 0 ? !page.language : page.language === lang))
      .map((page) => ({ lang, id: page.id, slug: bareSlug(page.slug), link: page.path })),
  );
}

/** What an answer about a page says of its language; nothing where no language was asked for. */
export async function languageOf(content: PublishedContent, page: Pick<IndexedPage, 'id' | 'original'>) {
  return content.lang ? { lang: content.lang, translations: await translationsOf(content, page) } : {};
}
