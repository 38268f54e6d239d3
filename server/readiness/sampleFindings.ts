import type { Block } from 'payload';
import { samplesOf, sentencesOf } from '../fields/layout.ts';
import { blockPlace, rowsOf } from '../fields/placesOf.ts';
import type { HasLayout } from '../texts/textOfLayout.ts';
import type { Finding } from './Finding.ts';

/** The fewest characters of a text that counts: shorter ones, such as labels, may stay as a block brings them. */
const leastOfText = 40;
/** Forms begin with words that fit every site; the bills among them have figures, which fit none. */
const fitsAll = 'Contact, prices and forms';
const hasFigures = new Set(['cost', 'estimate']);

/** Finds blocks that still contain sample texts, addressed to the person filling them in, even if among other words. */
export function sampleFindings(
  layout: unknown,
  { blocks, collection }: { blocks: readonly Pick<Block, 'slug' | 'admin'>[]; collection: HasLayout },
): Finding[] {
  const samples = samplesOf(collection);
  return rowsOf(layout).flatMap((row, index): Finding[] => {
    const { blockType } = Object(row) as { blockType?: string };
    const block = blocks.find(({ slug }) => slug === blockType);
    if (!blockType || !block || (block.admin?.group === fitsAll && !hasFigures.has(blockType))) return [];
    const own = new Set(sentencesOf(row));
    const sample = samples[blockType]?.find((sentence) => sentence.length >= leastOfText && own.has(sentence));
    if (!sample) return [];
    const words = `Still says “${sample}”, as a new block does. Write over it, or take the block out`;
    return [{ kind: 'sample', place: blockPlace(row, index, blocks), words }];
  });
}
