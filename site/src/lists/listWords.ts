import { pathIn } from '@frontage/contract/language.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import type { ArticleListPage, ListFrame } from './articleLists.ts';
import { pathOfPageNumber } from './articleLists.ts';

/** The place of a list's articles, as it follows their number: `in Blockchain, on Cadence`. */
export function placeOf({ category, tag }: Pick<ListFrame, 'category' | 'tag'>): string {
  const place = category.slug === 'blog' ? 'in the blog' : `in ${category.name}`;
  return tag ? `${place}, on ${tag.name}` : place;
}

/** The category's own heading, or the tag and the place of its articles. */
export function headingOf({ category, tag }: Pick<ListFrame, 'category' | 'tag'>): string {
  return tag ? `${tag.name}\n${placeOf({ category, tag: undefined })}` : (category.heading ?? category.name);
}

/** What the articles of a list are about; for a tag, their number. */
export function leadOf({ frame, stretch }: Pick<ArticleListPage, 'frame' | 'stretch'>): string | undefined {
  return frame.tag ? countOf({ frame, stretch }) : frame.category.description;
}

function countOf({ frame, stretch }: Pick<ArticleListPage, 'frame' | 'stretch'>): string {
  const place = placeOf(frame);
  return stretch.total === 1 ? `One article ${place}.` : `${stretch.total} articles ${place}, newest first.`;
}

/** Returns title, description, neighbours and breadcrumbs of one page of a list. */
export function wordsOf({ frame, stretch }: ArticleListPage) {
  const { basePath, category, language, tag } = frame;
  const { page, pages } = stretch;
  const pageWords = page > 1 ? `, page ${page}` : '';
  const subject = tag ? `${tag.name} in ${category.name}` : category.name;
  const description = leadOf({ frame, stretch }) ?? countOf({ frame, stretch });
  const breadcrumbs: Link[] = [];
  if (tag || page > 1) breadcrumbs.push({ label: category.name, href: pathIn(language, `/${category.slug}`) });
  if (tag && page > 1) breadcrumbs.push({ label: tag.name, href: basePath });
  return {
    title: `${subject}${pageWords}`,
    description: `${description}${page > 1 ? ` Page ${page} of ${pages}.` : ''}`,
    /** Name of this page in its breadcrumbs. */
    name: page > 1 ? `Page ${page}` : (tag?.name ?? category.name),
    breadcrumbs,
    previous: page > 1 ? pathOfPageNumber(basePath, page - 1) : undefined,
    next: page < pages ? pathOfPageNumber(basePath, page + 1) : undefined,
  };
}
