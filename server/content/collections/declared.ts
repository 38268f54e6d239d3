import type { Kind, KindRule, OwnKind } from '@frontage/kinds/defineKind.ts';
import { isOwnCollection, type KindWith, kindsWith, type PagedCollection } from '@frontage/kinds/kinds.ts';
import { type CollectionBeforeChangeHook, type CollectionConfig, ValidationError } from 'payload';
import { words } from '../../fields/isRunningText.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { addressed, addressedFields } from './addressed.ts';

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
