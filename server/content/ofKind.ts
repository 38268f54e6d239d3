import type { Kind } from '@frontage/kinds/defineKind.ts';
import type { CollectionWith, PagedCollection, SeenCollection } from '@frontage/kinds/kinds.ts';
import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { translations } from '../fields/language.ts';
import { takeTurn, touchOnChange, touchOnDelete, touchWhenPublished } from '../publishing/touchPublication.ts';
import {
  beginDepartures,
  followChange,
  leaveWhenDeleted,
  settleDepartures,
  touchReferring,
} from '../references/departures.ts';
import { followName } from '../references/keepNames.ts';
import { keepUsed } from '../references/keepUsed.ts';
import { rememberPublished } from '../references/published.ts';
import { keepSearchIndex, leaveSearchIndex } from '../search/keepSearchIndex.ts';
import { keepOthersDraft } from '../versions/drafts.ts';
import { refusePublication } from './refusePublication.ts';
import { keepOneTwin, listForTranslators, translateEndpoint } from './translate.ts';
import { agreeEndpoint, translationsEndpoint } from './twins.ts';

type Own = Omit<CollectionConfig, 'slug'>;
type Hooks = NonNullable<CollectionConfig['hooks']>;

/** The collection of a kind: how it is called and sorted, its translations, and what follows from each change in it. */
export function ofKind(kind: Kind, own: Own): CollectionConfig {
  const { admin = {}, endpoints, fields, hooks = {} } = own;
  const { beforeListTable = [] } = admin.components ?? {};
  const listed = isTranslated(kind) ? { beforeListTable: [...beforeListTable, listForTranslators] } : {};
  return {
    defaultSort: kind.sort,
    ...own,
    slug: kind.collection,
    admin: {
      useAsTitle: kind.title,
      group: kind.group,
      ...admin,
      components: { ...admin.components, ...listed },
    },
    endpoints: [
      ...(endpoints || []),
      ...(isTranslated(kind) ? [translateEndpoint, translationsEndpoint] : []),
      ...(kind.hasTwins ? [agreeEndpoint] : []),
    ],
    hooks: followed(kind, hooks),
    fields: kind.words ? [...fields, translations] : fields,
  };
}

const isTranslated = ({ hasTwins, words }: Kind) => Boolean(hasTwins ?? words);

/**
 * What follows from a change of a document, in this order: others that name it or lead to it stay right, visitors see
 * it, and the search finds it.
 */
function followed(kind: Kind, own: Hooks): Hooks {
  const of = kind.collection as SeenCollection;
  const paged = kind.page && (of as PagedCollection);
  const held = kind.held ? keepUsed(of as CollectionWith<'held'>) : { beforeChange: [], beforeDelete: [] };
  const searched = kind.search && (of as CollectionWith<'search'>);
  return {
    ...own,
    beforeOperation: [takeTurn, ...(paged ? [beginDepartures] : []), ...(own.beforeOperation ?? [])],
    beforeChange: [
      ...(kind.hasTwins ? [keepOneTwin] : []),
      ...(own.beforeChange ?? []),
      ...(kind.hasDrafts ? [keepOthersDraft(of as CollectionWith<'hasDrafts'>), refusePublication(kind)] : []),
      ...(paged ? [rememberPublished(paged)] : []),
      ...held.beforeChange,
    ],
    afterChange: [
      ...(paged ? [followChange(paged)] : []),
      ...(kind.named && !paged ? [followName(of as CollectionWith<'named'>)] : []),
      kind.hasDrafts ? touchWhenPublished : touchOnChange,
      ...(searched ? [keepSearchIndex(searched)] : []),
      ...(own.afterChange ?? []),
    ],
    beforeDelete: [
      ...(paged ? [leaveWhenDeleted(paged), touchReferring] : []),
      ...held.beforeDelete,
      ...(own.beforeDelete ?? []),
    ],
    afterDelete: [
      touchOnDelete,
      ...(searched ? [leaveSearchIndex(searched)] : []),
      ...(kind.words ? [takeAlong(kind)] : []),
      ...(own.afterDelete ?? []),
    ],
    afterOperation: [...(paged ? [settleDepartures] : []), ...(own.afterOperation ?? [])],
  };
}

/** Nothing is left of the words of what is deleted for good. */
function takeAlong({ name }: Kind): CollectionAfterDeleteHook {
  return async ({ doc, id, req }) => {
    const where = { and: [{ kind: { equals: name } }, { original: { equals: id } }] };
    await req.payload.delete({ collection: 'translations', where, trash: true, depth: 0, req });
    return doc;
  };
}
