import { block } from '@frontage/blocks/block.schema.ts';
import { category as categoryContract } from '@frontage/contract/article.ts';
import { event as eventContract } from '@frontage/contract/event.ts';
import { office as officeContract } from '@frontage/contract/office.ts';
import { offer } from '@frontage/contract/page.ts';
import { pageHead } from '@frontage/contract/pageHead.ts';
import { pathOfPage } from '@frontage/contract/pageType.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import { siteSettings as settingsContract } from '@frontage/contract/siteSettings.ts';
import { z } from 'zod';
import type { Article, Category, Event, Office, Page, SiteSetting } from '../payload-types.ts';
import { fitObject, fitTo } from './fitTo.ts';
import { mediaUrl, toPicture } from './picture.ts';

/**
 * The documents of the CMS in the shapes of the contract. Nothing here is parsed: the content API gives what editors
 * stored, and the reader at the build names what does not fit. All take documents with depth 1 or more.
 */

type StoredBlock = NonNullable<Page['layout']>[number];

/** A block as the contract has it: `blockType` becomes `acf_fc_layout`. A block that no schema knows keeps its name alone. */
export function toBlock(stored: StoredBlock): Record<string, unknown> {
  const layout: string = stored.blockType;
  const schema = block.options.find((option) => option.shape.acf_fc_layout.value === layout);
  if (!schema) return { acf_fc_layout: layout };
  const { acf_fc_layout: _, ...shape } = schema.shape;
  return { acf_fc_layout: layout, ...fitObject(shape, stored) };
}

/** A page without the data that its blocks show: offices, events and site settings are added by the caller. */
export function toPage(page: Page) {
  return {
    id: page.id,
    type: page.type,
    slug: page.slug,
    path: pathOfPage(page.type, page.slug),
    title: page.title,
    modified: page.updatedAt,
    head: fitTo(pageHead, page.head),
    ...(page.type === 'service' ? { offer: fitTo(offer.optional(), page.offer) } : {}),
    breadcrumbs: fitTo(z.array(link), page.breadcrumbs ?? []),
    layout: (page.layout ?? []).map(toBlock),
  };
}

export function toOffice(office: Office) {
  return fitObject(officeContract.shape, office);
}

export function toEvent(event: Event) {
  return fitObject(eventContract.shape, event);
}

export function toCategory(category: Category) {
  return fitObject(categoryContract.shape, category);
}

export function toSiteSettings(settings: SiteSetting) {
  return fitObject(settingsContract.shape, settings);
}

/** An article as lists show it. */
export function toArticleCard(article: Article) {
  const { category, preview, second_categories: further } = article;
  const picture = toPicture(preview);
  const webpOf = (size: 'webp690x517' | 'webp480x360' | 'webp279x207') => {
    const filename = typeof preview === 'object' ? preview.sizes?.[size]?.filename : undefined;
    return filename ? mediaUrl(filename) : picture?.url;
  };
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    ...(article.excerpt ? { excerpt: article.excerpt } : {}),
    date: article.date,
    timeToRead: article.timeToRead,
    preview: picture,
    preview768: webpOf('webp690x517'),
    preview500: webpOf('webp480x360'),
    preview320: webpOf('webp279x207'),
    category: typeof category === 'object' ? toCategory(category) : undefined,
    second_categories: (further ?? []).filter((one) => typeof one === 'object').map(toCategory),
  };
}
