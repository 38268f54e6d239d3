import { hasPageTitle } from '@frontage/blocks/editor/pageTitles.ts';
import type { Block } from 'payload';
import { blockPlace, rowsOf } from '../fields/placesOf.ts';
import type { Finding } from './Finding.ts';

/**
 * Faults in the headings of a page across its blocks: it has one title, above all other headings. Within a block they
 * are in order, and texts that skip a level are refused. `blocks`: those that the form knows.
 */
export function outlineFindings(layout: unknown, blocks: readonly Pick<Block, 'slug' | 'admin'>[]): Finding[] {
  const rows = rowsOf(layout).map((row, index) => {
    const { blockType, heading, isPageTitle } = Object(row) as Record<string, unknown>;
    return {
      place: blockPlace(row, index, blocks),
      isTitle: hasPageTitle({ layout: String(blockType), isPageTitle }),
      hasHeading: typeof heading === 'string' && heading.trim() !== '',
    };
  });
  const [title, ...others] = rows.filter(({ isTitle }) => isTitle);
  const finding = (place: string, words: string): Finding => ({ kind: 'outline', place, words });
  if (!title) return rows.length === 0 ? [] : [finding('Blocks', missing)];
  const above = rows.slice(0, rows.indexOf(title)).find(({ hasHeading }) => hasHeading);
  return [
    ...(above ? [finding(above.place, 'Its heading stands above the title of the page. Move it below')] : []),
    ...others.map(({ place }) =>
      finding(place, `A second title: that of the page stands in ${title.place}. Take another kind of block`),
    ),
  ];
}

const missing =
  'No heading is the title of the page. Begin with a hero, or tick it at the text whose heading is the title';
