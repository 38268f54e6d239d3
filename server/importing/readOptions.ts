import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { categorySlugs } from '@frontage/contract/article.ts';
import { type ImportOptions, isCategorySlug } from './options.ts';

export const usage =
  'npm run import-wordpress -w server -- export.xml|https://blog.example [--media uploads] [--fetch-media] [--category theirs=ours] [--default-category blog] [--time-zone Europe/Berlin] [--dry-run]';

/** The options cannot be used. The message says what was expected. */
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

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    // Thrown for an unknown name, which is the answer.
    return false;
  }
}
