import { bareSlug, usualLanguage } from '@frontage/contract/language.ts';
import type { Translation } from '@frontage/contract/translation.ts';
import type { PageSurroundings } from './pageSurroundings.ts';

/** A published page as far as its language goes. */
interface Twin {
  id: number;
  slug: string;
  path: string;
  language: string | undefined;
  original: number | undefined;
}

/** What languages are read from. */
export interface Languages {
  /** The language that was asked for; undefined where none was, which is the default one. */
  lang?: string;
  everyPage: () => Promise<readonly Twin[]>;
  surroundings: () => Promise<PageSurroundings>;
}

/** The languages that visitors see, the default one first; empty where the site has one. */
export async function shownLanguages(content: Pick<Languages, 'surroundings'>): Promise<string[]> {
  const { languages = [] } = (await content.surroundings()).site as {
    languages?: { code: string; isVisible?: boolean }[];
  };
  return languages.filter(({ isVisible }, place) => place === 0 || isVisible).map(({ code }) => code);
}

/** Every language that has a published page, its own included, in the order of the languages. */
async function translationsOf(
  content: Languages,
  { id, original }: Pick<Twin, 'id' | 'original'>,
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
export async function languageOf(content: Languages, page: Pick<Twin, 'id' | 'original'>) {
  return content.lang ? { lang: content.lang, translations: await translationsOf(content, page) } : {};
}
