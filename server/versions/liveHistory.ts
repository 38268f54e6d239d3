import { type KindWith, kindsWith, type SeenCollection, seenCollections } from '@frontage/kinds/kinds.ts';
import type { CollectionSlug, GlobalSlug } from 'payload';

type LiveKind = Exclude<SeenCollection, KindWith<'hasDrafts'>['collection']>;
const drafted: readonly string[] = kindsWith('hasDrafts').map(({ collection }) => collection);
const liveKinds = seenCollections.filter((collection): collection is LiveKind => !drafted.includes(collection));

/**
 * Collections that people edit and whose history begins with their first change: all but forms apply as soon as they are saved. Those whose versions could not be
 * restored are left out: pictures and documents, whose files are replaced; accounts and webhooks, whose secrets would
 * stay; and data from visitors, sales and programs.
 */
export const liveCollections = [
  'forms',
  'redirects',
  ...liveKinds,
  'answer-templates',
] as const satisfies CollectionSlug[];

export const liveGlobals = ['booking', 'retention'] as const satisfies GlobalSlug[];
