/** The kinds of document that consist of page blocks. R25. */
export const pageTypes = ['page', 'service', 'case', 'industry'] as const;
export type PageType = (typeof pageTypes)[number];

/** The path of a page. R1. */
export function pathOfPage(type: PageType, slug: string): string {
  switch (type) {
    case 'service':
      return `/services/${slug}`;
    case 'case':
      return `/work/${slug}`;
    case 'industry':
      return `/industries/${slug}`;
    case 'page':
      return slug === 'home' ? '/' : `/${slug}`;
  }
}
