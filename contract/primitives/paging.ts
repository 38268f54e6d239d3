/** One stretch of a list. */
export interface Stretch {
  /** Counts from 1. */
  page: number;
  /** At least 1, so that an empty list has a page. */
  pages: number;
  total: number;
  perPage: number;
}

/** The stretch of a list at a page; a page after the end is the last one. */
export function stretchOf(total: number, perPage: number, page = 1): Stretch {
  const pages = Math.max(1, Math.ceil(total / perPage));
  return { page: Math.min(Math.max(1, page), pages), pages, total, perPage };
}

/** How many entries are on the pages up to and including this one. */
export function shownUpTo({ page, perPage, total }: Stretch): number {
  return Math.min(page * perPage, total);
}

/** How many entries the next page would add; 0 on the last one. */
export function broughtByNext(stretch: Stretch): number {
  return Math.min(stretch.perPage, stretch.total - shownUpTo(stretch));
}

const around = 2;
const withoutGap = 9;

/**
 * The page numbers to show: all of them while they are few, otherwise the ends and the neighbours of the current one.
 * A gap of a single page shows that page instead.
 */
export function pageNumbers({ page, pages }: Pick<Stretch, 'page' | 'pages'>): (number | 'gap')[] {
  if (pages <= withoutGap) return Array.from({ length: pages }, (_, index) => index + 1);
  const first = Math.max(1, Math.min(page - around, pages - 2 * around));
  const last = Math.min(pages, Math.max(page + around, 1 + 2 * around));
  const shown: (number | 'gap')[] = [];
  if (first > 1) shown.push(1);
  if (first === 3) shown.push(2);
  else if (first > 3) shown.push('gap');
  for (let number = first; number <= last; number += 1) shown.push(number);
  if (last === pages - 2) shown.push(pages - 1);
  else if (last < pages - 2) shown.push('gap');
  if (last < pages) shown.push(pages);
  return shown;
}
