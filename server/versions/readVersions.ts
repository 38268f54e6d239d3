import { type KindWith, kindsWith, type SeenCollection, seenCollections } from '@frontage/kinds/kinds.ts';
import type { CollectionSlug, DocumentViewServerProps, FlattenedField, GlobalSlug } from 'payload';
import { say } from '../admin/say.ts';
import { changedFields } from '../audit/withAudit.ts';
import { labelOf } from '../fields/valuesIn.ts';
import { previewCollections } from '../preview/previewLinks.ts';

/** The versions of a document, newest first, with the address at which they can be viewed. */
export interface Versions {
  rows: VersionRow[];
  address: string;
  /** Versions may be drafts; otherwise each one applied when it was saved. */
  hasDrafts: boolean;
}

export interface VersionRow {
  id: number | string;
  updatedAt: string;
  by: string;
  isPublished: boolean;
  isAutosaved: boolean;
  /** The title of the document, where it has one. */
  title?: string;
  /** Labels of fields that differ from the version before; undefined where one must open it to see them. */
  changed?: string[];
}

type Asked = Pick<DocumentViewServerProps['initPageResult'], 'collectionConfig' | 'docID' | 'globalConfig' | 'req'>;

interface Found {
  id: number | string;
  updatedAt: string;
  version: object;
  autosave?: boolean;
}

interface Form {
  flattenedFields: FlattenedField[];
  admin: { useAsTitle?: string } | undefined;
}

export async function readVersions({
  collectionConfig,
  docID,
  globalConfig,
  req,
}: Asked): Promise<Versions | undefined> {
  const read = { sort: '-updatedAt', pagination: false, depth: 0, overrideAccess: false, req } as const;
  const global = known(['site-settings', ...liveGlobals] as const, globalConfig?.slug);
  if (global && globalConfig) {
    // For a global, Payload (3.90.2) returns nothing within `version` where parts of it are selected.
    const { docs } = await req.payload.findGlobalVersions({ slug: global, ...read });
    const form = { flattenedFields: globalConfig.flattenedFields, admin: undefined };
    return { rows: rowsOf(docs, form), address: `/admin/globals/${global}`, hasDrafts: global === 'site-settings' };
  }
  if (docID === undefined || !collectionConfig) return undefined;
  const where = { parent: { equals: docID } };
  const address = `/admin/collections/${collectionConfig.slug}/${docID}`;
  const live = known(liveCollections, collectionConfig.slug);
  if (live) {
    const { docs } = await req.payload.findVersions({ collection: live, where, ...read });
    return { rows: rowsOf(docs, collectionConfig), address, hasDrafts: live === 'forms' };
  }
  const collection = known(previewCollections, collectionConfig.slug);
  if (!collection) return undefined;
  // Their blocks would be a hundred times as much data.
  const select = { version: { _status: true, editedBy: true, title: true }, autosave: true, updatedAt: true } as const;
  const { docs } = await req.payload.findVersions({ collection, where, ...read, select });
  const rows = rowsOf(docs, collectionConfig).map(({ changed: _, ...row }) => row);
  return { rows, address, hasDrafts: true };
}

function known<Slug extends CollectionSlug | GlobalSlug>(slugs: readonly Slug[], asked?: string): Slug | undefined {
  return slugs.find((slug) => slug === asked);
}

function rowsOf(found: readonly Found[], { admin, flattenedFields }: Form): VersionRow[] {
  const labels = new Map(flattenedFields.map((field) => [field.name, labelOf(field)]));
  return found.map(({ autosave, id, updatedAt, version }, index) => {
    const written: Record<string, unknown> = { ...version };
    const before = found[index + 1];
    const title = written[admin?.useAsTitle ?? ''];
    return {
      id,
      updatedAt,
      by: typeof written.editedBy === 'string' && written.editedBy ? written.editedBy : say('A program'),
      isPublished: written._status === 'published',
      isAutosaved: autosave === true,
      ...(typeof title === 'string' && title ? { title } : {}),
      changed: before ? changedFields({ ...before.version }, written).flatMap((name) => labels.get(name) ?? []) : [],
    };
  });
}

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
