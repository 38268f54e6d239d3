import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindOf, kindOfWords, timesOf } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { published } from '../../fields/language.ts';
import { fitObject } from '../fitTo.ts';
import { inWordsOf } from '../inWordsOf.ts';
import { readOffices } from '../readOffices.ts';
import { toSiteSettings, toWording } from '../toContract.ts';
import type { DocumentCache } from './documentCache.ts';

/** Collections of the company that pages show, the order of theirs, and the types of the content API. */
export const company = {
  offices: { type: 'office', sort: [] },
  events: { type: 'event', sort: ['starts', 'id'] },
  reviews: { type: 'review', sort: ['-date', '-id'] },
} as const;
type Company = keyof typeof company;
export const companies = Object.keys(company) as Company[];

/** A document of the company, with the fields by which it is found. */
export interface Surrounding {
  id: number;
  /** Missing if the document has no address. */
  slug?: string;
  date: string;
  modified: string;
  /** Times in ms: visitors see it from the one until the other. */
  from: number;
  until: number;
  shown: object;
}

/** What every page can show in addition to its blocks: the next event and the newest review first, whatever the time. */
export interface PageSurroundings extends Record<Company, readonly Surrounding[]> {
  site: object;
  /** The words of the settings in each further language that has them, by its code. */
  wordings: ReadonlyMap<string, object>;
  translations: Translations;
}

const everything = { depth: 0, pagination: false } as const;

export async function readSurroundings(payload: Payload, cache: DocumentCache): Promise<PageSurroundings> {
  const [offices, events, reviews, settings, wordings, translations] = await Promise.all([
    readCompany(payload, cache, 'offices'),
    readCompany(payload, cache, 'events'),
    readCompany(payload, cache, 'reviews'),
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    payload.find({ collection: 'wordings', where: published, ...everything }),
    readTranslations(payload),
  ]);
  await Promise.all([cache.populate('site-settings', [settings]), cache.populate('wordings', wordings.docs)]);
  const words = new Map(wordings.docs.map((one) => [one.language, toWording(one)]));
  const site = toSiteSettings(settings);
  return {
    offices,
    events,
    reviews,
    site: { ...site, ...(site.languages ? { languages: shownWith(words, site.languages) } : {}) },
    wordings: words,
    translations,
  };
}

async function readCompany(payload: Payload, cache: DocumentCache, collection: Company): Promise<Surrounding[]> {
  const kind: KindWith<'listed'> & Kind = kindOf(collection);
  const sort = [...company[collection].sort];
  const docs =
    collection === 'offices'
      ? await readOffices(payload)
      : (await payload.find({ collection, sort, ...everything })).docs;
  // Offices refer to users, who are in no answer.
  if (collection !== 'offices') await cache.populate(collection, docs);
  return docs.map((stored) => ({
    id: stored.id,
    ...('slug' in stored ? { slug: stored.slug } : {}),
    date: new Date(String((kind.dated && Reflect.get(stored, kind.dated)) ?? stored.createdAt)).toISOString(),
    modified: stored.updatedAt,
    ...timesOf(kind, { ...stored }),
    shown: fitObject(kind.listed.shape, stored),
  }));
}

/** The company in a further language: one fact for all of them, in words of its own. */
export function companyIn(surroundings: PageSurroundings, language: string): Pick<PageSurroundings, Company> {
  const said = surroundings.translations.get(language);
  const shownOf = (collection: Company) => {
    const all = surroundings[collection];
    const shown = inWordsOf(
      collection,
      all.map(({ id, shown }) => ({ ...shown, id })),
      said,
    );
    const byId = new Map(shown.map((one) => [one.id, one]));
    return all.flatMap((one) => (byId.has(one.id) ? [{ ...one, shown: byId.get(one.id) ?? one.shown }] : []));
  };
  return { offices: shownOf('offices'), events: shownOf('events'), reviews: shownOf('reviews') };
}

/** Languages as visitors see them: none without words of the settings. */
function shownWith(words: ReadonlyMap<string, object>, languages: unknown) {
  const all = languages as { code: string; isVisible?: boolean }[];
  return all.map((one, place) => (place === 0 || words.has(one.code) ? one : { ...one, isVisible: false }));
}

/** The surroundings in the shape of a page, without past events and future reviews. R11. */
export function surroundingsAt(surroundings: PageSurroundings, now: Date) {
  const at = companies.map((one) => [one, shownAt(surroundings[one], now).map(({ shown }) => shown)] as const);
  return { ...Object.fromEntries(at), site: surroundings.site };
}

export function shownAt(all: readonly Surrounding[], now: Date): Surrounding[] {
  return all.filter(({ from, until }) => from <= now.getTime() && now.getTime() < until);
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
