import { offsetMs } from '@frontage/contract/booking/time.ts';
import type { Article, Page } from '../../payload-types.ts';
import { toStoredBlocks } from '../../seed/stored.ts';
import type { ExportItem } from '../export/exportEntry.ts';
import type { ExportIndex } from '../export/indexExport.ts';
import { fitText, type ImportReport, plainWords } from '../ImportReport.ts';
import { blocksOf, faultOfLayout, type ImportedPart, type LayoutTools, readParts } from './layoutOf.ts';
import type { Terms } from './Terms.ts';

export interface ArticleTools extends LayoutTools {
  index: ExportIndex;
  terms: Terms;
  report: ImportReport;
  clock: Clock;
  now: Date;
}

/** The fields of an article that come from the export, except its address. */
export type OfferedArticle = Pick<Article, 'title' | 'category' | '_status'> &
  Partial<Pick<Article, 'excerpt' | 'date' | 'author' | 'second_categories' | 'tags' | 'preview' | 'head' | 'layout'>>;

/** WordPress states in which only editors, or those who know the password, see a post. */
const draftReasons: Record<string, string> = {
  draft: '',
  pending: 'it was waiting for a review',
  private: 'it was private',
};

/** Returns an article as the export offers it. Reports what cannot be carried. */
export async function readArticleItem(item: ExportItem, tools: ArticleTools): Promise<OfferedArticle> {
  const { clock, index, report, terms } = tools;
  const title = titleOf(item, report);
  const named = { ...item, title };
  const parts = await readParts(named, tools, (kind, words) => report.name(kind, title, words));
  const [category, ...further] = terms.categoriesOf(item.terms);
  const date = dateOf(item, clock);
  const isLost = parts.length === 0 && item.content.trim() !== '';
  const fault = isLost ? 'nothing of its text could be carried' : faultOfLayout(blocksOf(parts));
  const status = statusOf(named, date, fault, tools);
  const picture = await choosePreview(named, parts, status, tools);
  const excerpt = plainWords(item.excerpt);
  if (excerpt.length > 400) report.name('text', title, `its excerpt was shortened to 400 characters: “${excerpt}”`);
  if (item.comments > 0) report.name('comments', title, String(item.comments));
  const furtherIds: number[] = [];
  for (const slug of further) furtherIds.push(await terms.categoryId(slug));
  return {
    title,
    ...(excerpt ? { excerpt: fitText(excerpt, 400) } : {}),
    ...(date ? { date } : {}),
    ...(item.author ? { author: fitText(plainWords(index.authors.get(item.author) ?? item.author), 120) } : {}),
    category: await terms.categoryId(category),
    second_categories: furtherIds,
    tags: await terms.tagIds(item.terms),
    ...(picture === undefined ? {} : { preview: picture }),
    head: headOf(item, title, report),
    layout: toStoredBlocks<'articles'>(blocksOf(withoutRepeated(parts, picture))),
    _status: status,
  };
}

/** The title of a post or a page; its first words where it has none. */
function titleOf(item: Pick<ExportItem, 'content' | 'date' | 'id' | 'title'>, report: ImportReport): string {
  const words = plainWords(item.title);
  const start = words ? '' : plainWords(item.content.slice(0, 2_000).replace(/\[[^[\]]*\]/g, ' '));
  const title = words || fitText(start, 60) || `Without a title, ${item.date.slice(0, 10) || item.id}`;
  if (!words) report.name('text', title, 'it had no title');
  if (words.length > 160)
    report.name('text', fitText(words, 160), `its title was shortened to 160 characters: “${words}”`);
  return fitText(title, 160);
}

function statusOf(
  { password, status, title }: ExportItem,
  date: string | undefined,
  fault: string | undefined,
  { now, report }: ArticleTools,
): 'draft' | 'published' {
  const closed = draftReasons[status] ?? (/^(?:publish|future)$/.test(status) ? undefined : `its state was ${status}`);
  const reasons = [
    closed,
    password ? 'it was behind a password, which articles here cannot be' : undefined,
    date ? undefined : 'it has no date',
    fault,
  ].filter((one) => one !== undefined);
  if (reasons.length > 0) report.name('draft', title, reasons.filter(Boolean).join('; ') || 'it was a draft');
  else if (status === 'future' && date && Date.parse(date) <= now.getTime()) report.name('scheduled', title, date);
  return reasons.length > 0 ? 'draft' : 'published';
}

/**
 * Returns the picture for lists: the one chosen for it, else the first in the text, else a plain one, except for
 * drafts.
 */
async function choosePreview(
  { meta, title }: ExportItem,
  parts: readonly ImportedPart[],
  status: 'draft' | 'published',
  { library, pictures, report }: ArticleTools,
): Promise<number | undefined> {
  const chosen = pictures.byId(Number(meta.get('_thumbnail_id')));
  const id = chosen && (await library.idOf(chosen, '', title));
  if (id !== undefined) return id;
  for (const part of parts) if (part.kind === 'picture') return part.picture;
  if (status === 'draft') return undefined;
  report.name('preview', title);
  return library.plain();
}

/** Removes the picture for lists from the start of the text: it is shown above the text, and would be there twice. */
function withoutRepeated(parts: readonly ImportedPart[], picture: number | undefined): ImportedPart[] {
  const [first] = parts;
  const isRepeated = first?.kind === 'picture' && first.picture === picture && first.caption === '';
  return parts.slice(isRepeated ? 1 : 0);
}

/**
 * Returns what two well-known plugins keep for search engines: texts, except those with placeholders of the plugins
 * (`%%title%%`), so that ours apply, and that they are to leave it out.
 */
function headOf(
  { meta }: Pick<ExportItem, 'meta'>,
  about: string,
  report: ImportReport,
): { title?: string; description?: string; noIndex?: true } {
  const textOf = (maxLength: number, ...names: string[]) => {
    const text = names.map((name) => meta.get(name)?.trim()).find((one) => one && !one.includes('%'));
    if (text && text.length > maxLength)
      report.name('text', about, `shortened for search engines to ${maxLength} characters: “${text}”`);
    return text ? fitText(text, maxLength) : undefined;
  };
  const title = textOf(90, '_yoast_wpseo_title', 'rank_math_title');
  const description = textOf(200, '_yoast_wpseo_metadesc', 'rank_math_description');
  const isLeftOut =
    meta.get('_yoast_wpseo_meta-robots-noindex') === '1' || meta.get('rank_math_robots')?.includes('"noindex"');
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(isLeftOut ? { noIndex: true } : {}),
  };
}

/** How to read a time without a zone: the name of a zone, or minutes ahead of UTC. */
type Clock = { timeZone: string } | { offsetMinutes: number };

/** Returns the time at which an item is dated, as ISO in UTC; undefined if it has no date. */
export function dateOf({ date, dateGmt }: Pick<ExportItem, 'date' | 'dateGmt'>, clock: Clock): string | undefined {
  const utc = instantOf(dateGmt);
  if (utc !== undefined) return new Date(utc).toISOString();
  const local = instantOf(date);
  if (local === undefined) return undefined;
  if ('offsetMinutes' in clock) return new Date(local - clock.offsetMinutes * 60_000).toISOString();
  // A day on which clocks change has two offsets. The second look-up is on the right side of the change.
  const guess = local - offsetMs(new Date(local), clock.timeZone);
  return new Date(local - offsetMs(new Date(guess), clock.timeZone)).toISOString();
}

/** `0000-00-00 00:00:00` means no date. */
function instantOf(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) || text.startsWith('0000')) return undefined;
  const instant = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** The fields of a page that come from the export, except its address. */
export type OfferedPage = Pick<Page, 'title' | 'type' | 'head' | 'layout' | '_status'>;

/**
 * Returns a page as the export offers it: always a draft with its text, because its layout is that of a theme and has
 * to be made of our blocks. Reports what cannot be carried.
 */
export async function readPageItem(item: ExportItem, tools: ArticleTools): Promise<OfferedPage> {
  const { report } = tools;
  const title = titleOf(item, report);
  const parts = await readParts({ ...item, title }, tools, (kind, words) => report.name(kind, title, words));
  const blocks = blocksOf(parts).map((block, index) => (index === 0 ? { ...block, heading: title } : block));
  report.name('page', title);
  return {
    title,
    type: 'page',
    head: headOf(item, title, report) as Page['head'],
    layout: toStoredBlocks<'pages'>(blocks),
    _status: 'draft',
  };
}
