import { ownPathNames } from '@frontage/contract/pathNames.ts';
import type { Kind, KindRule, OwnKind } from '@frontage/kinds/defineKind.ts';
import {
  type CollectionWith,
  collectionsWith,
  isOwnCollection,
  type KindWith,
  kindsWith,
  type PagedCollection,
} from '@frontage/kinds/kinds.ts';
import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Field,
  type TextField,
  ValidationError,
} from 'payload';
import { nameOfLanguage, say, sayNoun } from '../../admin/say.ts';
import { address, findPath, slug } from '../../fields/address.ts';
import { chosenBy } from '../../fields/chosenBy.ts';
import { words } from '../../fields/isRunningText.ts';
import { findLanguageAt, findPlainPath, findSpokenPath, languageFields, whereAddress } from '../../fields/language.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { onSite, readiness, usedIn } from '../../fields/uiFields.ts';
import { touchOnDelete, touchWhenPublished } from '../../publishing/touchPublication.ts';
import { faultOfPath, readTypedTarget } from '../../redirects/redirectPath.ts';
import { checkReferences } from '../../references/checkReferences.ts';
import {
  beginDepartures,
  followChange,
  keepVisible,
  leadOnWhenDeleted,
  settleDepartures,
  touchReferring,
} from '../../references/departures.ts';
import { rememberPublished } from '../../references/published.ts';
import { keepSearchIndex, leaveSearchIndex } from '../../search/keepSearchIndex.ts';
import { hasBlocks } from '../../texts/textOfLayout.ts';
import { drafts, editedBy, keepOthersDraft } from '../../versions/drafts.ts';
import { restoreEndpoint } from '../../versions/withVersions.ts';
import { checkRules } from '../checkRules.ts';
import { keepOneTwin, listForTranslators, translateEndpoint } from '../translate.ts';
import { agreeEndpoint, translationsEndpoint } from '../twins.ts';

interface About {
  title?: string;
  group: string;
  /** Columns of its list besides its title, its address, and when it was changed. */
  columns?: readonly string[];
  searched?: string[];
  maxPerDoc?: number;
  first?: readonly CollectionBeforeChangeHook[];
}

/** All of a collection of documents with an address of their own, besides its order and fields. */
export function addressed(
  slug: PagedCollection,
  { columns = [], first = [], group, maxPerDoc = 30, searched = [], title = 'title' }: About,
) {
  return {
    slug,
    admin: {
      useAsTitle: title,
      defaultColumns: [title, 'address', ...columns, '_status', 'updatedAt'],
      listSearchableFields: [title, 'address', ...searched],
      pagination: { defaultLimit: 50, limits: [25, 50, 100, 200] },
      group,
      components: {
        ...(hasTwins(slug) ? { beforeListTable: [listForTranslators] } : {}),
        edit: { beforeDocumentControls: ['/admin/fields/NewDocument.tsx#NewDocument'] },
        views: { edit: { versions: { Component: '/versions/admin/VersionsView.tsx#VersionsView' } } },
      },
    },
    versions: { drafts, maxPerDoc },
    endpoints: [restoreEndpoint, ...(hasTwins(slug) ? [translateEndpoint, translationsEndpoint, agreeEndpoint] : [])],
    hooks: addressedHooks(slug, first),
  } satisfies Omit<CollectionConfig, 'fields'>;
}

/** Hooks that keep its address, its name and its entry in the search index right through every change. */
const addressedHooks = (
  collection: PagedCollection,
  first: readonly CollectionBeforeChangeHook[],
): NonNullable<CollectionConfig['hooks']> => ({
  beforeOperation: [beginDepartures],
  beforeChange: [
    ...(hasTwins(collection) ? [keepOneTwin] : []),
    ...first,
    keepOthersDraft(collection),
    ...(hasBlocks(collection) ? [checkRules(collection)] : []),
    refuseTaken(collection),
    checkReferences(collection),
    rememberPublished(collection),
  ],
  afterChange: [
    followChange(collection),
    touchWhenPublished,
    ...(isSearched(collection) ? [keepSearchIndex(collection)] : []),
  ],
  beforeDelete: [keepVisible(collection), touchReferring],
  afterDelete: [leadOnWhenDeleted, touchOnDelete, ...(isSearched(collection) ? [leaveSearchIndex(collection)] : [])],
  afterOperation: [settleDepartures],
});

/** Fields next to its title: its state on the site, its address, and what uses it. */
export const addressedFields = (collection: PagedCollection): Field[] => [
  onSite,
  readiness,
  slug,
  ...(hasTwins(collection) ? languageFields(collection) : []),
  movedTo,
  address(collection),
  editedBy,
  usedIn,
];

function hasTwins(collection: PagedCollection): boolean {
  return collectionsWith('hasTwins').some((one) => one === collection);
}

function isSearched(collection: PagedCollection): collection is PagedCollection & CollectionWith<'search'> {
  return collectionsWith('search').some((one) => one === collection);
}

/** Where the address of a document leads once visitors no longer see it. */
const movedTo: TextField = {
  name: 'movedTo',
  label: 'Redirect after deletion',
  type: 'text',
  ...chosenBy('link', {
    position: 'sidebar',
    condition: (_, __, { operation }) => operation === 'update',
    description: 'Where its address leads once this is unpublished or deleted. Required while pages link to it',
  }),
  hooks: { beforeValidate: [({ value }) => readTypedTarget(value)], beforeDuplicate: [() => null] },
  validate: (value: unknown) => (value ? (faultOfPath(value) ?? true) : true),
};

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

type Declared = KindWith<'form'> & Kind & { collection: PagedCollection };

/** The collections of kinds that declare their form: documents with drafts, each with a page of its own. */
export const declaredCollections: CollectionConfig[] = kindsWith('form').map((kind) => declaredCollection(kind));

/** Refuses to publish what breaks the rule of its kind. As a draft it is stored. */
function keepRule({ faultOf, field }: KindRule): CollectionBeforeChangeHook {
  return ({ collection, data, originalDoc, req }) => {
    const stored = { ...originalDoc, ...data };
    const message = stored._status === 'published' && !stored.deletedAt ? faultOf(stored) : undefined;
    if (!message) return data;
    throw new ValidationError({ collection: collection.slug, errors: [{ path: field, message, label: message }], req });
  };
}

export function declaredCollection(kind: Declared | OwnKind): CollectionConfig {
  const { form, group, label, name, sort, title } = kind;
  // Types know those of the core alone.
  const collection = kind.collection as PagedCollection;
  return {
    ...addressed(collection, { title, group, columns: form.columns, first: form.rule ? [keepRule(form.rule)] : [] }),
    // Locks are kept in a table of the core, with a column for each collection.
    ...(isOwnCollection(collection) ? { lockDocuments: false } : {}),
    labels: { singular: label.one, plural: label.many },
    typescript: { interface: `${name.charAt(0).toUpperCase()}${name.slice(1)}Document` },
    defaultSort: sort,
    fields: [
      { name: title, type: 'text', required: true, maxLength: 160, custom: words },
      ...addressedFields(collection),
      ...formOf(form.fields),
    ],
  };
}
