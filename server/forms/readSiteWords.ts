import { type Language, languageAt } from '@frontage/contract/language.ts';
import { formWords, type Speaker, wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import type { Payload } from 'payload';
import type { SiteSetting, Wording } from '../payload-types.ts';

/** The language and words of a site, where no page of it is rendered. */
export interface SiteWords {
  /** Undefined where it is the usual one. */
  language?: Language | undefined;
  /** All languages of the site, the default one first. */
  languages?: Speaker['languages'];
  /** The sentences of all forms that are not the usual ones. */
  words: Words;
  /** What its owner says in a further language. */
  wordings?: readonly Wording[];
}

/** The language and the words in the present settings. */
export async function readSiteWords(payload: Payload): Promise<SiteWords> {
  const select = { formWords: true, language: true, languages: true } as const;
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, select });
  return siteWordsOf(settings, await readWordings(payload, settings));
}

/** The published words of the settings in further languages; nothing is read where there is one language. */
export async function readWordings(
  payload: Payload,
  { languages }: Pick<SiteSetting, 'languages'>,
): Promise<Wording[]> {
  if ((languages?.length ?? 0) < 2) return [];
  const where = { _status: { equals: 'published' } };
  return (await payload.find({ collection: 'wordings', where, depth: 0, pagination: false })).docs;
}

/** The same from settings that are already loaded. */
export function siteWordsOf(
  settings: Pick<SiteSetting, 'formWords' | 'language' | 'languages'>,
  wordings: readonly Wording[] = [],
): SiteWords {
  const speaker = {
    language: settings.language ?? undefined,
    languages: settings.languages ?? undefined,
  };
  return { ...speaker, words: wordsOf({ ...speaker, formWords: ownIn(settings) }), wordings };
}

const ownIn = ({ formWords: own }: Pick<SiteSetting, 'formWords'>) => formWords.safeParse(own ?? {}).data;

/** How the site speaks to the visitor of a page of it: in the language of that page. `address`: of the page, or its path. */
export function speakAt(site: SiteWords, address: string | null | undefined): SiteWords {
  const { languages, wordings = [] } = site;
  const language = languageAt(address, languages);
  if (!language) return site;
  const wording = wordings.filter((one) => one.language === language);
  const own = wording.map(ownIn)[0];
  return { language, languages, words: wordsOf({ language, languages, formWords: own }), wordings: wording };
}
