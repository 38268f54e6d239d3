import { categorySlugs } from '@frontage/contract/article.ts';
import type { Category } from '../payload-types.ts';

type CategorySlug = Category['slug'];

/** What an operator decides about an import. */
export interface ImportOptions {
  /** Path of an export file, or the address of a WordPress that is on the web. */
  source: string;
  /** Whether a site in our own network is refused: for whoever asks from elsewhere than this machine. */
  isPublicOnly: boolean;
  /** A copy of wp-content/uploads. */
  mediaFolder: string | undefined;
  /** Whether pictures may be fetched from the addresses in the export. */
  isFetching: boolean;
  /** Nothing is written, and nothing fetched. */
  isDryRun: boolean;
  /** Ours by theirs: categories that go by another name here. */
  categories: ReadonlyMap<string, CategorySlug>;
  /** Where an article goes whose categories are all unknown here. */
  defaultCategory: CategorySlug;
  /** For times that the export gives by the clock of the site alone; told from the other times where it is undefined. */
  timeZone: string | undefined;
}

/** Whether a category of this name exists here. */
export function isCategorySlug(slug: string): slug is CategorySlug {
  return categorySlugs.some((one) => one === slug);
}
