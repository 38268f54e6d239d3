import type { Words } from '@frontage/contract/contact/worded.ts';
import { formWords, wordsOf } from '@frontage/contract/forms/formWords.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { Payload } from 'payload';
import type { SiteSetting } from '../payload-types.ts';

/** How a site speaks where no page of it is drawn. */
export interface SiteWords {
  /** Undefined where it is the usual one. */
  language?: Language | undefined;
  /** What the owner says otherwise at all forms. */
  words: Words;
}

/** The language and the words of the owner, as the settings say now. */
export async function readSiteWords(payload: Payload): Promise<SiteWords> {
  const select = { formWords: true, language: true } as const;
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, select });
  return { language: settings.language ?? undefined, words: wordsIn(settings) };
}

/** What the owner says otherwise at all forms, by settings that were read. */
export function wordsIn(settings: Pick<SiteSetting, 'formWords'>): Words {
  return wordsOf(formWords.safeParse(settings.formWords ?? {}).data);
}
