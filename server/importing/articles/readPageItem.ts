import type { Page } from '../../payload-types.ts';
import { toStoredBlocks } from '../../seed/toStored.ts';
import type { ExportItem } from '../export/exportEntry.ts';
import { blocksOf, readParts } from './layoutOf.ts';
import { type ArticleTools, headOf, titleOf } from './readArticleItem.ts';

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
