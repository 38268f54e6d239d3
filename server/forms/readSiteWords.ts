import type { Language } from '@frontage/contract/language.ts';
import { formWords, wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import type { Payload } from 'payload';
import type { SiteSetting } from '../payload-types.ts';

/** The language and words of a site, where no page of it is rendered. */
export interface SiteWords {
  /** Undefined where it is the default one. */
  language?: Language | undefined;
  /** The owner's replacements for the sentences of all forms. */
  words: Words;
}

/** The language and the owner's words in the present settings. */
export async function readSiteWords(payload: Payload): Promise<SiteWords> {
  const select = { formWords: true, language: true } as const;
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, select });
  return { language: settings.language ?? undefined, words: wordsIn(settings) };
}

/** The owner's replacements for the sentences of all forms, from settings that are already loaded. */
export function wordsIn(settings: Pick<SiteSetting, 'formWords'>): Words {
  return wordsOf(formWords.safeParse(settings.formWords ?? {}).data);
}
