import { socialImagePx } from '@frontage/contract/constants.ts';
import type { Page } from '@frontage/contract/page.ts';

/** What stands in the head of a document. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  noIndex: boolean;
  image: { url: string; alt: string; width: number; height: number } | undefined;
  siteName: string;
}

interface HeadSurroundings {
  /** Canonical address of the site, without a trailing slash. */
  siteUrl: string;
  isProduction: boolean;
}

/** The head of a page. Indexed only in production and unless the editor asks otherwise. Specification §2.3, decision 32. */
export function headOf(page: Pick<Page, 'path' | 'head' | 'site'>, { siteUrl, isProduction }: HeadSurroundings): Head {
  const { title, description, image, noIndex = false } = page.head;
  return {
    title,
    description,
    canonical: absolute(siteUrl, page.path),
    noIndex: !isProduction || noIndex,
    image: image ? { url: absolute(siteUrl, image.url), alt: image.alt, ...socialImagePx } : undefined,
    siteName: page.site.companyName,
  };
}

/** The address of a path on the site; addresses stay as they are. */
export function absolute(siteUrl: string, path: string): string {
  if (path.startsWith('https://')) return path;
  return path === '/' ? `${siteUrl}/` : `${siteUrl}${path}`;
}
