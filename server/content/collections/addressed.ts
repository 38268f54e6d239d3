import type { Kind, OwnKind } from '@frontage/kinds/defineKind.ts';
import {
  collectionsWith,
  isOwnCollection,
  type KindWith,
  kindsWith,
  type PagedCollection,
} from '@frontage/kinds/kinds.ts';
import type { CollectionConfig, Field, TextField } from 'payload';
import { address, slug } from '../../fields/address.ts';
import { chosenBy } from '../../fields/chosenBy.ts';
import { words } from '../../fields/isRunningText.ts';
import { languageFields } from '../../fields/language.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { onSite, readiness, usedIn } from '../../fields/uiFields.ts';
import { faultOfPath, readTypedTarget } from '../../redirects/redirectPath.ts';
import { drafts, editedBy } from '../../versions/drafts.ts';
import { ofKind } from '../ofKind.ts';

interface About extends Pick<CollectionConfig, 'fields' | 'hooks'> {
  /** Columns of its list besides its title, its address, and when it was changed. */
  columns?: readonly string[];
  searched?: string[];
  maxPerDoc?: number;
}

/** The collection of a kind whose documents have an address of their own. */
export function addressed(
  kind: Kind,
  { columns = [], maxPerDoc = 30, searched = [], ...own }: About,
): CollectionConfig {
  const { title } = kind;
  return ofKind(kind, {
    ...own,
    admin: {
      defaultColumns: [title, 'address', ...columns, '_status', 'updatedAt'],
      listSearchableFields: [title, 'address', ...searched],
      pagination: { defaultLimit: 50, limits: [25, 50, 100, 200] },
      components: { edit: { beforeDocumentControls: ['/admin/fields/NewDocument.tsx#NewDocument'] } },
    },
    versions: { drafts, maxPerDoc },
  });
}

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

type Declared = KindWith<'form'> & Kind & { collection: PagedCollection };

/** The collections of kinds that declare their form: documents with drafts, each with a page of its own. */
export const declaredCollections: CollectionConfig[] = kindsWith('form').map((kind) => declaredCollection(kind));

export function declaredCollection(kind: Declared | OwnKind): CollectionConfig {
  const { form, label, name, title } = kind;
  // Types know those of the core alone.
  const collection = kind.collection as PagedCollection;
  return {
    ...addressed(kind, {
      columns: form.columns,
      fields: [
        { name: title, type: 'text', required: true, maxLength: 160, custom: words },
        ...addressedFields(collection),
        ...formOf(form.fields),
      ],
    }),
    // Locks are kept in a table of the core, with a column for each collection.
    ...(isOwnCollection(collection) ? { lockDocuments: false } : {}),
    labels: { singular: label.one, plural: label.many },
    typescript: { interface: `${name.charAt(0).toUpperCase()}${name.slice(1)}Document` },
  };
}
