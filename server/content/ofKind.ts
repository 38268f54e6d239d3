import { ownPathNames } from '@frontage/contract/pathNames.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type CollectionWith, kindsWith, type PagedCollection, type SeenCollection } from '@frontage/kinds/kinds.ts';
import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  ValidationError,
} from 'payload';
import { nameOfLanguage, say, sayNoun } from '../admin/say.ts';
import { findPath } from '../fields/address.ts';
import { findLanguageAt, findPlainPath, findSpokenPath, translations, whereAddress } from '../fields/language.ts';
import { takeTurn, touchOnChange, touchOnDelete, touchWhenPublished } from '../publishing/touchPublication.ts';
import { checkReferences } from '../references/checkReferences.ts';
import {
  beginDepartures,
  followChange,
  keepVisible,
  leadOnWhenDeleted,
  settleDepartures,
  touchReferring,
} from '../references/departures.ts';
import { followName } from '../references/keepNames.ts';
import { keepUsed } from '../references/keepUsed.ts';
import { rememberPublished } from '../references/published.ts';
import { keepSearchIndex, leaveSearchIndex } from '../search/keepSearchIndex.ts';
import { keepOthersDraft } from '../versions/drafts.ts';
import { checkRules } from './checkRules.ts';
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
      ...(kind.hasDrafts ? [keepOthersDraft(of as CollectionWith<'hasDrafts'>)] : []),
      ...(kind.blocks ? [checkRules(of as CollectionWith<'blocks'>)] : []),
      ...(paged ? [refuseTaken(paged), checkReferences(paged), rememberPublished(paged)] : []),
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
      ...(paged ? [keepVisible(paged), touchReferring] : []),
      ...held.beforeDelete,
      ...(own.beforeDelete ?? []),
    ],
    afterDelete: [
      ...(paged ? [leadOnWhenDeleted] : []),
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

/**
 * Refuses to publish a document at the address of one of another kind, such as a recording at that of an article of the
 * category video, because slugs are unique in their own collection only, or at that of a further language.
 */
function refuseTaken(collection: PagedCollection): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const stored = { ...originalDoc, ...data };
    if (stored._status !== 'published' || stored.deletedAt) return data;
    const written = await findPath(collection, stored, req);
    const path = written && (await findSpokenPath(req.payload, written, req));
    const isThere = originalDoc?._status === 'published' && path === originalDoc.address;
    if (path === undefined || isThere) return data;
    const refuse = (holder: string): never => {
      const message = say('{path} is the address of {holder}. Give this one another end', { path, holder });
      throw new ValidationError({ collection, errors: [{ path: 'slug', message, label: message }], req });
    };
    const language = stored.language ? undefined : await findLanguageAt(req.payload, path, req);
    if (language) refuse(say('the first page in {language}', { language: nameOfLanguage(language) }));
    const plain = await findPlainPath(req.payload, path, req);
    const isOwn = ownPathNames.includes(plain.path.slice(1)) && path !== `/${plain.language}${plain.path}`;
    if (plain.language && isOwn) refuse(say('what is at {path} in the default language', { path: plain.path }));
    const there = [{ _status: { equals: 'published' } }, await whereAddress(req.payload, path, req)];
    // In the default language the slug is unique in its own collection, and that says so.
    for (const kind of kindsWith('page').filter((one) => plain.language || one.collection !== collection)) {
      const others = kind.collection === collection ? [{ id: { not_equals: originalDoc?.id ?? 0 } }] : [];
      const where = { and: [...there, ...others] };
      const { docs } = await req.payload.find({ collection: kind.collection, where, limit: 1, depth: 0, req });
      if (!docs[0]) continue;
      refuse(say('the {kind} "{title}"', { kind: sayNoun(kind.label.one), title: Reflect.get(docs[0], kind.title) }));
    }
    return data;
  };
}
