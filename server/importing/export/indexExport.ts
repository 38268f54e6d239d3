import type { ImportReport } from '../ImportReport.ts';
import type { ImportOptions } from '../options.ts';
import type { Attachment, ExportEntry, ExportItem, ExportTerm, ExportTermGroup } from './exportEntry.ts';

/** What may be looked up for a later item, because the items themselves are read one by one and not kept. */
export interface ExportIndex {
  /** The address of the site; empty if the export does not say. */
  siteUrl: string;
  authors: ReadonlyMap<string, string>;
  /** By {@link termKey}. */
  terms: ReadonlyMap<string, ExportTerm>;
  /** Locales of the languages, by what posts call them; empty if the export does not say. */
  locales: ReadonlyMap<string, string>;
  attachments: ReadonlyMap<number, Attachment>;
  /** Posts and pages without their texts. */
  posts: IndexedPost[];
  /** Minutes by which the site's clock is ahead of UTC, as its posts tell; 0 if none does. */
  utcOffsetMinutes: number;
}

export type IndexedPost = Pick<
  ExportItem,
  'id' | 'guid' | 'link' | 'slug' | 'title' | 'type' | 'status' | 'terms' | 'language' | 'group'
>;

/** Reads all entries once and keeps what must be known before the first article is written. */
export async function indexExport(
  entries: AsyncIterable<ExportEntry>,
  report: ImportReport,
  tell: ImportOptions['tell'],
): Promise<ExportIndex> {
  const authors = new Map<string, string>();
  const terms = new Map<string, ExportTerm>();
  const locales = new Map<string, string>();
  const termGroups: ExportTermGroup[] = [];
  const attachments = new Map<number, Attachment>();
  const posts: IndexedPost[] = [];
  const otherKinds = new Map<string, number>();
  let count = 0;
  let siteUrl = '';
  let utcOffsetMinutes = 0;
  for await (const read of entries) {
    count += 1;
    if (count % 100 === 0) tell?.({ read: count });
    const entry = withoutText(read);
    if (entry.kind === 'site') siteUrl = entry.url;
    else if (entry.kind === 'author') authors.set(entry.login, entry.name);
    else if (entry.kind === 'term') terms.set(termKey(entry), entry);
    else if (entry.kind === 'language') locales.set(entry.slug, entry.locale);
    else if (entry.kind === 'termGroup') termGroups.push(entry);
    else if (entry.kind === 'gap') report.name(entry.chapter, entry.about, entry.words);
    else {
      utcOffsetMinutes = offsetOf(entry) ?? utcOffsetMinutes;
      if (entry.comments > 0) report.count('comments in the export', entry.comments);
      if (entry.kind === 'attachment') attachments.set(entry.id, entry);
      else if (entry.type === 'post' || entry.type === 'page') {
        const { group, guid, id, language, link, slug, status, terms, title, type } = entry;
        posts.push({ group, guid, id, language, link, slug, status, terms, title, type });
      } else otherKinds.set(entry.type, (otherKinds.get(entry.type) ?? 0) + 1);
    }
  }
  for (const [type, count] of otherKinds) report.name('kind', '', `${type}: ${count}. ${adviceOn(type)}`);
  const byNumber = new Map([...terms.values()].map((term) => [term.number, term]));
  for (const { group, numbers } of termGroups)
    for (const [language, number] of numbers) Object.assign(byNumber.get(number) ?? {}, { group, language });
  return { siteUrl, authors, terms, locales, attachments, posts, utcOffsetMinutes };
}

/**
 * Returns a copy without the text and with strings of its own. The strings of an entry are slices of the file, and
 * would keep all of the file in memory.
 */
function withoutText(entry: ExportEntry): ExportEntry {
  return structuredClone(entry.kind === 'item' ? { ...entry, content: '', meta: new Map(entry.meta) } : entry);
}

/** Returns the key of a term among all terms: a category and a tag may share a slug. */
export function termKey({ slug, taxonomy }: Pick<ExportTerm, 'slug' | 'taxonomy'>): string {
  return `${taxonomy} ${slug}`;
}

function offsetOf({ date, dateGmt }: Attachment | ExportItem): number | undefined {
  const [local, utc] = [Date.parse(`${date.replace(' ', 'T')}Z`), Date.parse(`${dateGmt.replace(' ', 'T')}Z`)];
  const minutes = Math.round((local - utc) / 60_000);
  // No clock is more than 14 hours from UTC. A larger difference means that one is not a date.
  return Number.isFinite(minutes) && Math.abs(minutes) <= 14 * 60 ? minutes : undefined;
}

function adviceOn(type: string): string {
  if (type === 'nav_menu_item') return 'Menus are edited under Site settings';
  if (type === 'wp_block') return 'What texts took from them is missing there';
  return 'They belong to a plugin or to a theme';
}
