import { categorySlugs } from '@frontage/contract/article.ts';
import type { Category } from '../payload-types.ts';

export type CategorySlug = Category['slug'];

/** The decisions of an operator about an import. */
export interface ImportOptions {
  /** Path of an export file, or the address of a WordPress site on the web. */
  source: string;
  /** Whether a site in our own network is refused, for requests that do not come from this machine. */
  isPublicOnly: boolean;
  /** Folder with a copy of wp-content/uploads. */
  mediaFolder: string | undefined;
  /** Whether pictures may be fetched from the addresses in the export. */
  isFetching: boolean;
  /** If set, nothing is written, and nothing fetched. */
  isDryRun: boolean;
  /**
   * Our categories by theirs, for categories with another address here; one that is new here gets their name. Empty for
   * those that are left out.
   */
  categories: ReadonlyMap<string, CategorySlug | ''>;
  /** The category of an article whose own categories are all unknown here. */
  defaultCategory: CategorySlug;
  /**
   * The zone of times that the export only gives by the clock of the site; derived from the other times if undefined.
   */
  timeZone: string | undefined;
}

/** Whether a category of this name exists here. */
export function isCategorySlug(slug: string): slug is CategorySlug {
  return categorySlugs.some((one) => one === slug);
}
