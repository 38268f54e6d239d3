import { event as eventContract } from '@frontage/contract/event.ts';
import { glossaryTerm } from '@frontage/contract/glossary.ts';
import { bareSlug } from '@frontage/contract/language.ts';
import { office as officeContract } from '@frontage/contract/office.ts';
import { cardFields, pageHead } from '@frontage/contract/pageParts.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import { review as reviewContract } from '@frontage/contract/review.ts';
import { siteSettings as settingsContract, settingsWords } from '@frontage/contract/siteSettings.ts';
import { kindOf, pathOfStored } from '@frontage/kinds/kinds.ts';
import { offer } from '@frontage/kinds/page/page.schema.ts';
import { z } from 'zod';
import type { Event, Office, Page, Review, SiteSetting, Term, Wording } from '../payload-types.ts';
import { fitObject, fitTo } from './fitTo.ts';
import { langOf } from './toArticle.ts';
import { type Relations, related, toBlock } from './toBlock.ts';

export {
  type ListedArticle,
  listedFields,
  toArticleCard,
  toCategory,
  toListedCategory,
  toPost,
  toTag,
  typeOfArticle,
} from './toArticle.ts';
export { toBlock } from './toBlock.ts';

/**
 * Converts documents of the CMS to the shapes of the contract. Nothing here is parsed: the content API returns what
 * editors stored, and its reader reports what is invalid. All take documents of depth 1 or more, or documents of depth
 * 0 with their relations by id.
 */

/** A page as lists and links show it. */
export function toPageCard(page: Pick<Page, 'id' | 'type' | 'slug' | 'title' | 'card' | 'updatedAt'>) {
  return {
    id: page.id,
    type: page.type,
    slug: bareSlug(page.slug),
    term_id: null,
    categories: [],
    title: page.title,
    path: pathOfStored(kindOf('pages'), { ...page }) ?? '/',
    card: fitObject(cardFields.shape, page.card),
    modified: page.updatedAt,
    ...langOf(page.slug),
  };
}

/** A page without the data that its blocks show: the caller adds offices, events, reviews and site settings. */
export function toPage(page: Page, relations?: Relations) {
  return {
    id: page.id,
    type: page.type,
    slug: bareSlug(page.slug),
    path: pathOfStored(kindOf('pages'), { ...page }) ?? '/',
    title: page.title,
    modified: page.updatedAt,
    ...langOf(page.slug),
    head: fitTo(pageHead, page.head, relations),
    ...(page.type === 'service' ? { offer: fitTo(offer.optional(), page.offer) } : {}),
    breadcrumbs: fitTo(z.array(link), page.breadcrumbs ?? []),
    layout: (page.layout ?? []).map((block) => toBlock('pages', block, relations)),
    card: fitObject(cardFields.shape, page.card, relations),
  };
}

export function toOffice(office: Office) {
  return fitObject(officeContract.shape, office);
}

export function toEvent(event: Event) {
  return fitObject(eventContract.shape, event);
}

export function toReview(review: Review) {
  return fitObject(reviewContract.shape, review);
}

/** A glossary term. It names its article only where that may be shown at `now`. */
export function toGlossaryTerm(term: Term, now: Date, relations: Relations = {}) {
  const { articleSlug: _, ...shape } = glossaryTerm.shape;
  const { article } = term;
  const shown =
    typeof article === 'object'
      ? article && article._status === 'published' && Date.parse(article.date) <= now.getTime()
        ? article
        : undefined
      : related(article, relations.articles);
  return { ...fitObject(shape, term), ...(shown ? { articleSlug: bareSlug(shown.slug) } : {}) };
}

/** The words of the settings in a further language. */
export function toWording(wording: Wording) {
  return fitObject(settingsWords.shape, wording);
}

export function toSiteSettings(settings: SiteSetting) {
  return fitObject(settingsContract.shape, settings);
}
