import { type AnchoredBlock, anchorsOfArticle, anchorsOfPage } from '@frontage/blocks/text/anchorsOf.ts';
import { collectionsWith, kindOf } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import { whereAddress } from '../fields/language.ts';
import type { HasLayout } from '../texts/textOfLayout.ts';

/** The anchors of a document that a link can lead to, from its stored blocks. */
export function anchorsIn(collection: HasLayout, layout: unknown): Set<string> {
  const blocks = (Array.isArray(layout) ? layout : []).map(asBlock);
  return kindOf(collection).blocks === 'page' ? anchorsOfPage(blocks) : anchorsOfArticle(blocks);
}

/** The anchors of the document at an address; undefined where there is none. */
export async function findAnchors(req: PayloadRequest, path: string): Promise<Set<string> | undefined> {
  const where = await whereAddress(req.payload, path, req);
  for (const collection of collectionsWith('blocks')) {
    const { docs } = await req.payload.find({ collection, where, limit: 1, pagination: false, depth: 0, req });
    if (docs[0]) return anchorsIn(collection, docs[0].layout);
  }
  return undefined;
}

function asBlock(row: unknown): AnchoredBlock {
  const { anchor, blockType, heading, text } = Object(row) as Record<string, unknown>;
  return {
    acf_fc_layout: wordsOf(blockType) ?? '',
    anchor: wordsOf(anchor),
    heading: wordsOf(heading),
    text: wordsOf(text),
  };
}

function wordsOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
