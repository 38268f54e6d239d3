import { kindOfWords } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { fitObject } from '../fitTo.ts';
import { inWordsOf } from '../inWordsOf.ts';
import { readOffices } from '../readOffices.ts';
import { toEvent, toOffice, toReview, toSiteSettings, toWording } from '../toContract.ts';
import type { DocumentCache } from './documentCache.ts';

/** A document of the company, with the fields by which it is found and sorted. */
export interface Surrounding {
  id: number;
  /** Missing if the document has no address. */
  slug?: string;
  date: string;
  modified: string;
  shown: object;
}

/** What every page can show in addition to its blocks. */
export interface PageSurroundings {
  offices: readonly Surrounding[];
  /** The next one first. Includes those that have ended. */
  events: readonly (Surrounding & { ends: string })[];
  /** Newest first. */
  reviews: readonly Surrounding[];
  site: object;
  /** The words of the settings in each further language that has them, by its code. */
  wordings: ReadonlyMap<string, object>;
  translations: Translations;
}

export async function readSurroundings(payload: Payload, cache: DocumentCache): Promise<PageSurroundings> {
  const everything = { depth: 0, pagination: false } as const;
  const [offices, events, reviews, settings, wordings, translations] = await Promise.all([
    readOffices(payload),
    payload.find({ collection: 'events', sort: ['starts', 'id'], ...everything }),
    payload.find({ collection: 'reviews', sort: ['-date', '-id'], ...everything }),
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    payload.find({ collection: 'wordings', where: { _status: { equals: 'published' } }, ...everything }),
    readTranslations(payload),
  ]);
  await Promise.all([
    cache.populate('events', events.docs),
    cache.populate('reviews', reviews.docs),
    cache.populate('site-settings', [settings]),
    cache.populate('wordings', wordings.docs),
  ]);
  const words = new Map(wordings.docs.map((one) => [one.language, toWording(one)]));
  const site = toSiteSettings(settings);
  return {
    offices: offices.map((office) => ({
      id: office.id,
      date: office.createdAt,
      modified: office.updatedAt,
      shown: toOffice(office),
    })),
    events: events.docs.map((event) => ({
      id: event.id,
      slug: event.slug,
      date: event.starts,
      modified: event.updatedAt,
      ends: event.ends,
      shown: toEvent(event),
    })),
    reviews: reviews.docs.map((review) => ({
      id: review.id,
      date: new Date(review.date).toISOString(),
      modified: review.updatedAt,
      shown: toReview(review),
    })),
    site: { ...site, ...(site.languages ? { languages: shownWith(words, site.languages) } : {}) },
    wordings: words,
    translations,
  };
}

/** The company in a further language: one fact for all of them, in words of its own. */
export function companyIn(
  { events, offices, reviews, translations }: PageSurroundings,
  language: string,
): Pick<PageSurroundings, 'events' | 'offices' | 'reviews'> {
  const said = translations.get(language);
  const shownOf = <One extends Surrounding>(
    collection: 'events' | 'offices' | 'reviews',
    all: readonly One[],
  ): One[] => {
    const shown = inWordsOf(
      collection,
      all.map(({ id, shown }) => ({ ...shown, id })),
      said,
    );
    const byId = new Map(shown.map((one) => [one.id, one]));
    return all.flatMap((one) => (byId.has(one.id) ? [{ ...one, shown: byId.get(one.id) ?? one.shown }] : []));
  };
  return {
    offices: shownOf('offices', offices),
    events: shownOf('events', events),
    reviews: shownOf('reviews', reviews),
  };
}

/** Languages as visitors see them: none without words of the settings. */
function shownWith(words: ReadonlyMap<string, object>, languages: unknown) {
  const all = languages as { code: string; isVisible?: boolean }[];
  return all.map((one, place) => (place === 0 || words.has(one.code) ? one : { ...one, isVisible: false }));
}

/** The surroundings in the shape of a page, without past events and future reviews. R11. */
export function surroundingsAt({ offices, events, reviews, site }: PageSurroundings, now: Date) {
  return {
    offices: offices.map(({ shown }) => shown),
    events: comingEvents(events, now).map(({ shown }) => shown),
    reviews: givenReviews(reviews, now).map(({ shown }) => shown),
    site,
  };
}

export function comingEvents<Event extends { ends: string }>(events: readonly Event[], now: Date): Event[] {
  return events.filter(({ ends }) => Date.parse(ends) > now.getTime());
}

/** A review with a later date has not been given yet. */
export function givenReviews(reviews: readonly Surrounding[], now: Date): Surrounding[] {
  return reviews.filter(({ date }) => Date.parse(date) <= now.getTime());
}

/** The published words of documents in each further language, by their collection and id. */
type Translations = ReadonlyMap<string, ReadonlyMap<string, object>>;

async function readTranslations(payload: Payload): Promise<Translations> {
  const where = { _status: { equals: 'published' } };
  const { docs } = await payload.find({ collection: 'translations', where, depth: 0, pagination: false });
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
