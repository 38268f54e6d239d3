import { hash } from 'node:crypto';
import { bareSlug, usualLanguage } from '@frontage/contract/language.ts';
import { type PathWords, type SpokenLanguages, seenLanguages, spokenPath } from '@frontage/contract/spokenPaths.ts';
import type { Translation } from '@frontage/contract/translation.ts';
import { memoisePer } from '../../memoiseFor.ts';
import type { PageSurroundings } from './pageSurroundings.ts';

/** A published document with a page, as far as its language goes. */
export interface Twin {
  id: number;
  /** As it is stored, with its language. */
  slug: string;
  path: string;
  /** Undefined for the default language; `original`: the document that this is a twin of. */
  language: string | undefined;
  original: number | undefined;
}

export interface Languages {
  /** The language that was asked for; undefined where none was, which is the default one. */
  lang?: string;
  surroundings: () => Promise<PageSurroundings>;
}

/** The languages that visitors see, the default one first; empty where the site has one. */
export async function shownLanguages(content: Pick<Languages, 'surroundings'>): Promise<string[]> {
  const { languages = [] } = (await content.surroundings()).site as {
    languages?: { code: string; isVisible?: boolean }[];
  };
  return seenLanguages(languages).map(({ code }) => code);
}

/** The language that was asked for, where it is not the default one. */
export async function furtherLanguageIn(content: Languages): Promise<string | undefined> {
  const [first] = await shownLanguages(content);
  return first && content.lang !== first ? content.lang : undefined;
}

/** The languages of the site with the words of their addresses. */
async function spokenLanguages(content: Pick<Languages, 'surroundings'>): Promise<SpokenLanguages> {
  return ((await content.surroundings()).site as { languages?: SpokenLanguages }).languages;
}

/** A stored path as visitors of its language read it. */
export async function spokenIn(content: Pick<Languages, 'surroundings'>, path: string): Promise<string> {
  return spokenPath(path, await spokenLanguages(content));
}

/** Changes with everything that an answer about a document shows; the words of its language's addresses are among it. */
export async function versionIn(
  content: Pick<Languages, 'surroundings'> & { embeddedVersion: string },
  { language, modified }: Pick<Twin, 'language'> & { modified: string },
): Promise<string> {
  const version = `${modified} ${content.embeddedVersion}`;
  const languages = await spokenLanguages(content);
  const paths = languages?.find(({ code }, place) => (language ? code === language : place === 0))?.paths;
  return paths ? `${version} ${markOf(paths)}` : version;
}

/** Of each words once, because thousands of documents ask. */
const markOf = memoisePer((paths: PathWords) => hash('sha1', JSON.stringify(paths)));

/** Every language that has the document, its own included, in the order of the languages. `all`: those of its kind. */
export async function translationsOf(
  content: Languages,
  document: Pick<Twin, 'id' | 'original'>,
  all: readonly Twin[],
): Promise<Translation[]> {
  const several = await shownLanguages(content);
  const shown = several.length > 0 ? several : [content.lang ?? usualLanguage];
  const group = groupsOf(all).get(groupOf(document)) ?? [];
  const spoken = await spokenLanguages(content);
  return shown.flatMap((lang, place) =>
    group
      .filter((one) => (place === 0 ? !one.language : one.language === lang))
      .map((one) => ({ lang, id: one.id, slug: bareSlug(one.slug), link: spokenPath(one.path, spoken) })),
  );
}

const groupOf = ({ id, original }: Pick<Twin, 'id' | 'original'>) => original ?? id;

/** By the id of their original. Each list is grouped once. */
const groupsOf = memoisePer((all: readonly Twin[]) => Map.groupBy(all, groupOf));
