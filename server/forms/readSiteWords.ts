import { type Language, languageAt } from '@frontage/contract/language.ts';
import { formWords, type Speaker, wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import type { Payload } from 'payload';
import type { SiteSetting } from '../payload-types.ts';

/** The language and words of a site, where no page of it is rendered. */
export interface SiteWords {
  /** Undefined where it is the usual one. */
  language?: Language | undefined;
  /** All languages of the site, the default one first. */
  languages?: Speaker['languages'];
  /** The sentences of all forms that are not the usual ones. */
  words: Words;
}

/** The language and the words in the present settings. */
export async function readSiteWords(payload: Payload): Promise<SiteWords> {
  const select = { formWords: true, language: true, languages: true } as const;
  return siteWordsOf(await payload.findGlobal({ slug: 'site-settings', depth: 0, select }));
}

/** The same from settings that are already loaded. */
export function siteWordsOf(settings: Pick<SiteSetting, 'formWords' | 'language' | 'languages'>): SiteWords {
  const speaker = {
    language: settings.language ?? undefined,
    languages: settings.languages ?? undefined,
  };
  return { ...speaker, words: wordsOf({ ...speaker, formWords: formWords.safeParse(settings.formWords ?? {}).data }) };
}

/** How the site speaks to the visitor of a page of it: in the language of that page. `address`: of the page, or its path. */
export function speakAt(site: SiteWords, address: string | null | undefined): SiteWords {
  const { languages } = site;
  const language = languageAt(address, languages);
  return language ? { language, languages, words: wordsOf({ language, languages }) } : site;
}
