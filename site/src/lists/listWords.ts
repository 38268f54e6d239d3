import type { Link } from '@frontage/contract/primitives/link.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import { fill, type Words } from '@frontage/contract/words/say.ts';
import { sayCount, saySite } from '@frontage/contract/words/siteTexts.ts';
import type { ArticleListPage, ListFrame } from './articleLists.ts';
import { pathOfPageNumber } from './articleLists.ts';

/** The place of a list's articles, as it follows their number: `in Blockchain, on Cadence`. */
export function placeOf({ category, tag }: Pick<ListFrame, 'category' | 'tag'>, words?: Words): string {
  const place =
    category.slug === 'blog' ? saySite(words, 'list.inBlog') : saySite(words, 'list.in', { category: category.name });
  return tag ? saySite(words, 'list.on', { place, tag: tag.name }) : place;
}

/** The category's own heading, or the tag and the place of its articles. */
export function headingOf({ category, tag }: Pick<ListFrame, 'category' | 'tag'>, words?: Words): string {
  return tag ? `${tag.name}\n${placeOf({ category, tag: undefined }, words)}` : (category.heading ?? category.name);
}

/** What the articles of a list are about; for a tag, their number. */
export function leadOf(
  { frame, stretch }: Pick<ArticleListPage, 'frame' | 'stretch'>,
  words?: Words,
): string | undefined {
  return frame.tag ? countOf({ frame, stretch }, words) : frame.category.description;
}

function countOf({ frame, stretch }: Pick<ArticleListPage, 'frame' | 'stretch'>, words?: Words): string {
  const place = placeOf(frame, words);
  return stretch.total === 1
    ? saySite(words, 'list.one', { place })
    : fill(sayCount(words, { one: 'list.several', other: 'list.several' }, stretch.total), { place });
}

/** Returns title, description, neighbours and breadcrumbs of one page of a list. */
export function describeList({ frame, stretch }: ArticleListPage, words?: Words) {
  const { basePath, category, site = {}, tag } = frame;
  const { page, pages } = stretch;
  const subject = tag ? saySite(words, 'list.tagIn', { tag: tag.name, category: category.name }) : category.name;
  const description = leadOf({ frame, stretch }, words) ?? countOf({ frame, stretch }, words);
  const breadcrumbs: Link[] = [];
  if (tag || page > 1) breadcrumbs.push({ label: category.name, href: pathOn(site, `/${category.slug}`) });
  if (tag && page > 1) breadcrumbs.push({ label: tag.name, href: basePath });
  return {
    title: page > 1 ? saySite(words, 'list.titlePage', { title: subject, page }) : subject,
    description: page > 1 ? `${description} ${saySite(words, 'list.pageOf', { page, pages })}` : description,
    /** Name of this page in its breadcrumbs. */
    name: page > 1 ? saySite(words, 'list.page', { page }) : (tag?.name ?? category.name),
    breadcrumbs,
    previous: page > 1 ? pathOfPageNumber(frame, page - 1) : undefined,
    next: page < pages ? pathOfPageNumber(frame, page + 1) : undefined,
  };
}
