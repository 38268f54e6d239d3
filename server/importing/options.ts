import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { categorySlugs } from '@frontage/contract/article.ts';
import { isTimeZone } from '@frontage/contract/booking/time.ts';
import type { Category } from '../payload-types.ts';
import type { ImportProgress } from './ImportReport.ts';

export type CategorySlug = Category['slug'];

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
  tell?: ((progress: ImportProgress) => void) | undefined;
}

export function isCategorySlug(slug: string): slug is CategorySlug {
  return categorySlugs.some((one) => one === slug);
}

export const usage =
  'npm run import-wordpress -w server -- export.xml|https://blog.example [--media uploads] [--fetch-media] [--category theirs=ours] [--default-category blog] [--time-zone Europe/Berlin] [--dry-run]';

export class OptionFault extends Error {
  override name = 'OptionFault';
}

/** Checks what the operator typed. `place` makes a path absolute. Throws {@link OptionFault}. */
export function readOptions(typed: string[], place: (path: string) => string): ImportOptions {
  const { positionals, values } = parsed(typed);
  const [given, ...more] = positionals;
  if (!given || more.length > 0)
    throw new OptionFault('Say from where: one export of WordPress, or the address of one.');
  const source = isAddress(given) ? given : place(given);
  const { 'default-category': defaultCategory = 'blog', 'time-zone': timeZone } = values;
  if (!isCategorySlug(defaultCategory)) throw unknownCategory(defaultCategory);
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new OptionFault(`${timeZone} is no time zone: give one such as Europe/Berlin.`);
  if (!isAddress(source) && !statSync(source, { throwIfNoEntry: false })?.isFile())
    throw new OptionFault(`There is no file ${source}.`);
  const mediaFolder = values.media === undefined ? undefined : place(values.media);
  if (mediaFolder !== undefined && !statSync(mediaFolder, { throwIfNoEntry: false })?.isDirectory())
    throw new OptionFault(`There is no folder ${mediaFolder}: give the copy of wp-content/uploads.`);
  return {
    source,
    isPublicOnly: values.public ?? false,
    mediaFolder,
    isFetching: values['fetch-media'] ?? false,
    isDryRun: values['dry-run'] ?? false,
    categories: new Map((values.category ?? []).map(pairOf)),
    defaultCategory,
    timeZone,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        media: { type: 'string' },
        'fetch-media': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        // Not choices of the operator: `json` is the form of the output, and `public` is set by the admin, which asks
        // for others.
        json: { type: 'boolean' },
        public: { type: 'boolean' },
        category: { type: 'string', multiple: true },
        'default-category': { type: 'string' },
        'time-zone': { type: 'string' },
      },
    });
  } catch (error) {
    throw new OptionFault(error instanceof Error ? error.message : String(error));
  }
}

function pairOf(typed: string): [string, ImportOptions['defaultCategory'] | ''] {
  const [theirs = '', ours = '', ...more] = typed.split('=');
  if (theirs === '' || more.length > 0 || !typed.includes('='))
    throw new OptionFault(`--category ${typed}: expected theirs=ours, such as uncategorized=blog.`);
  if (ours !== '' && !isCategorySlug(ours)) throw unknownCategory(ours);
  return [theirs, ours];
}

function unknownCategory(slug: string): OptionFault {
  return new OptionFault(`There is no category "${slug}" here. There are: ${categorySlugs.join(', ')}.`);
}

/** Whether the source is a site, not a file. */
export function isAddress(source: string): boolean {
  return /^https?:\/\//.test(source) && URL.canParse(source);
}
