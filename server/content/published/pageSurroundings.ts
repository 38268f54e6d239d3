import { kindOfWords } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { published } from '../../fields/language.ts';
import { fitObject } from '../fitTo.ts';
import { toSiteSettings, toWording } from '../toContract.ts';
import type { DocumentCache } from './documentCache.ts';

/** What every page can show in addition to its blocks, besides the documents of the company. */
export interface PageSurroundings {
  site: object;
  /** The words of the settings in each further language that has them, by its code. */
  wordings: ReadonlyMap<string, object>;
  translations: Translations;
}

const everything = { depth: 0, pagination: false } as const;

export async function readSurroundings(payload: Payload, cache: DocumentCache): Promise<PageSurroundings> {
  const [settings, wordings, translations] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    payload.find({ collection: 'wordings', where: published, ...everything }),
    readTranslations(payload),
  ]);
  await Promise.all([cache.populate('site-settings', [settings]), cache.populate('wordings', wordings.docs)]);
  const words = new Map(wordings.docs.map((one) => [one.language, toWording(one)]));
  const site = toSiteSettings(settings);
  return {
    site: { ...site, ...(site.languages ? { languages: shownWith(words, site.languages) } : {}) },
    wordings: words,
    translations,
  };
}

/** Languages as visitors see them: none without words of the settings. */
function shownWith(words: ReadonlyMap<string, object>, languages: unknown) {
  const all = languages as { code: string; isVisible?: boolean }[];
  return all.map((one, place) => (place === 0 || words.has(one.code) ? one : { ...one, isVisible: false }));
}

/** The published words of documents in each further language, by their collection and id. */
type Translations = ReadonlyMap<string, ReadonlyMap<string, object>>;

async function readTranslations(payload: Payload): Promise<Translations> {
  const { docs } = await payload.find({ collection: 'translations', where: published, ...everything });
  const byLanguage = new Map<string, Map<string, object>>();
  for (const stored of docs) {
    const kind = kindOfWords(stored.kind);
    if (!kind) continue;
    const words = byLanguage.get(stored.language) ?? new Map<string, object>();
    words.set(`${kind.collection} ${stored.original}`, fitObject(kind.words.fields, stored[kind.name]));
    byLanguage.set(stored.language, words);
  }
  return byLanguage;
}
