import type { Category } from '@frontage/contract/article.ts';
import type { Event } from '@frontage/contract/event.ts';
import type { Office } from '@frontage/contract/office.ts';
import type { PageType } from '@frontage/contract/pageType.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import type { Payload, PayloadRequest } from 'payload';
import { defined } from './defined.ts';
import { type PictureIds, type SeedPicture, uploadPictures } from './pictures.ts';
import { toStoredBlocks } from './toStored.ts';

/** Stands in content where a picture of the library will stand. */
export interface NamedPicture {
  $picture: string;
}

/** What an empty database is filled with. Pictures are named; their names are those of `pictures`. */
export interface SeedContent {
  pictures: SeedPicture[];
  settings: SiteSettings;
  categories: Category[];
  offices: Office[];
  events: Omit<Event, 'id'>[];
  articles: {
    slug: string;
    title: string;
    excerpt?: string | undefined;
    date: string;
    timeToRead: number;
    preview: NamedPicture;
    category: Category['slug'];
    second_categories: Category['slug'][];
  }[];
  pages: {
    type: PageType;
    slug: string;
    title: string;
    head: { title: string; description: string; image?: NamedPicture | undefined; noIndex?: boolean | undefined };
    offer?: { serviceName: string; startingPriceUsd?: number | undefined } | undefined;
    breadcrumbs: Link[];
    layout: readonly object[];
  }[];
}

/** Writes the content through the Local API, as an editor would: every rule of the collections holds. */
export async function seed(payload: Payload, req: PayloadRequest, content: SeedContent): Promise<void> {
  const pictures = await uploadPictures(payload, req, content.pictures);
  const categoryIds = new Map<string, number>();
  for (const data of content.categories) {
    const { id } = await payload.create({ collection: 'categories', data, req, depth: 0 });
    categoryIds.set(data.slug, id);
  }
  // In the order of their ids, which break ties of their order. Decision 37.
  for (const { id: _, ...office } of content.offices.toSorted((a, b) => a.id - b.id)) {
    await payload.create({ collection: 'offices', data: defined(office), req, depth: 0 });
  }
  for (const event of content.events) {
    await payload.create({ collection: 'events', data: defined(event), req, depth: 0 });
  }
  await payload.updateGlobal({ slug: 'site-settings', data: defined(content.settings), req, depth: 0 });
  for (const article of content.articles) {
    const data = {
      ...defined(article),
      preview: pictures.idOf(article.preview),
      category: idOf(categoryIds, article.category),
      second_categories: article.second_categories.map((slug) => idOf(categoryIds, slug)),
      _status: 'published',
    } as const;
    await payload.create({ collection: 'articles', data, req, depth: 0 });
  }
  for (const page of content.pages) await seedPage(payload, req, page, pictures);
}

async function seedPage(
  payload: Payload,
  req: PayloadRequest,
  page: SeedContent['pages'][number],
  pictures: PictureIds,
) {
  const { head, layout, offer, ...rest } = page;
  const { image, ...words } = head;
  const data = {
    ...defined(rest),
    ...(offer ? { offer: defined(offer) } : {}),
    head: { ...defined(words), ...(image ? { image: pictures.idOf(image) } : {}) },
    layout: toStoredBlocks(layout.map(pictures.resolve)),
    _status: 'published',
  } as const;
  try {
    await payload.create({ collection: 'pages', data, req, depth: 0 });
  } catch (error) {
    throw new Error(`The page ${page.slug} could not be stored: ${reasonsOf(error)}`, { cause: error });
  }
}

/** Payload's validation errors keep their field names in their data. */
function reasonsOf(error: unknown): string {
  const data = error instanceof Error && 'data' in error ? error.data : undefined;
  return data ? JSON.stringify(data) : String(error);
}

function idOf(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`There is no category ${slug} in the content`);
  return id;
}
