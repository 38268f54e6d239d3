import type { PageFault } from '@frontage/contract/release.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { collectionNamed, kindIn, seenCollections } from '@frontage/kinds/kinds.ts';
import type { Payload, Where } from 'payload';
import type { Publication } from '../payload-types.ts';
import { addressOnSite } from './addressOnSite.ts';
import { faultsOf, publicationState } from './publicationState.ts';
import { type Appointment, readSchedule } from './schedule.ts';

export type DocumentState =
  /** It was never published, or was unpublished. */
  | { kind: 'draft' }
  /** ISO time at which it appears by itself. */
  | { kind: 'scheduled'; at: string }
  /** ISO time from which no page shows it. */
  | { kind: 'ended'; at: string }
  /**
   * `at`: since when visitors see it in this form; both are missing where the history does not reach back far enough.
   */
  | { kind: 'live'; at?: string; by?: string }
  | { kind: 'waiting' }
  | { kind: 'rendering'; rendered: number; toRender: number }
  /** The site stays at an older release. */
  | { kind: 'held' }
  /** Nothing could be published. */
  | { kind: 'failed'; message: string }
  /** This document cannot be shown. `isKept`: visitors still see its previous form. */
  | ({ kind: 'fault' } & Pick<PageFault, 'fields' | 'isKept' | 'message'>);

/** Collections that visitors see, whose documents show their state in their forms. */
export const documentCollections = [...seenCollections, 'forms'] as const;
export type DocumentCollection = (typeof documentCollections)[number];

interface Asked {
  collection: DocumentCollection;
  id: number;
  now: Date;
}

/**
 * A document's state, and its scheduled changes. `address`: where visitors read it, possibly in its previous form;
 * missing where they do not, and where it has no address.
 */
export type DocumentOutlook = DocumentState & { schedule?: Appointment[]; address?: string };

/** The state of a document; undefined where there is no such document. */
export async function readDocumentState(payload: Payload, asked: Asked): Promise<DocumentOutlook | undefined> {
  const { collection, id } = asked;
  const document = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
  if (!document) return undefined;
  const schedule = await readSchedule(payload, { collection, id, writtenAt: document.updatedAt });
  const state = await readStateOf(payload, document, asked);
  const address = isSeen(state) ? addressOnSite(payload, collection, document) : undefined;
  return { ...state, ...(schedule.length > 0 ? { schedule } : {}), ...(address ? { address } : {}) };
}

function isSeen(state: DocumentState): boolean {
  return state.kind === 'live' || (state.kind === 'fault' && state.isKept);
}

async function readStateOf(payload: Payload, document: object, { collection, id, now }: Asked): Promise<DocumentState> {
  const { appears, ends }: Partial<Kind> = kindIn(collection) ?? {};
  const timeAt = (field: string | undefined): unknown => field && Reflect.get(document, field);
  const [status, from, until] = [timeAt('_status'), timeAt(appears), timeAt(ends)];
  if (status && status !== 'published') return { kind: 'draft' };
  if (typeof from === 'string' && Date.parse(from) > now.getTime()) return { kind: 'scheduled', at: from };
  if (typeof until === 'string' && Date.parse(until) <= now.getTime()) return { kind: 'ended', at: until };
  const publication = await payload.findGlobal({ slug: 'publication', depth: 0 });
  const fault = faultsOf(publication).find(
    (one) => !one.isShown && one.document?.id === id && collectionNamed(one.document.kind) === collection,
  );
  if (fault) {
    const { fields, isKept, message } = fault;
    return { kind: 'fault', message, ...(fields ? { fields } : {}), isKept };
  }
  return readStateOfChange(payload, publication, { of: { equals: collection }, document: { equals: id } });
}

/** The same for the settings, which have no faults of their own. */
export async function readSettingsState(payload: Payload): Promise<DocumentState> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { _status: true } });
  if (settings._status !== 'published') return { kind: 'draft' };
  const publication = await payload.findGlobal({ slug: 'publication', depth: 0 });
  return readStateOfChange(payload, publication, { of: { equals: 'site-settings' } });
}

/** The state of the newest of these changes. */
async function readStateOfChange(payload: Payload, publication: Publication, which: Where): Promise<DocumentState> {
  const { docs } = await payload.find({ collection: 'changes', where: which, ...first, sort: '-id' });
  const [change] = docs;
  if (!change) return { kind: 'live' };
  const live = await findRelease(payload, publication.liveRelease);
  if (live && change.id <= (live.lastChange ?? 0)) {
    const since = await findFirstReleaseWith(payload, change.id);
    return { kind: 'live', ...(since ? { at: since.createdAt } : {}), ...(change.by ? { by: change.by } : {}) };
  }
  const state = publicationState(publication);
  switch (state.kind) {
    case 'held':
      return { kind: 'held' };
    case 'failed':
      return { kind: 'failed', message: state.message };
    case 'rendering':
      return { kind: 'rendering', rendered: state.rendered, toRender: state.toRender };
    default:
      return { kind: 'waiting' };
  }
}

async function findRelease(payload: Payload, release: string | null | undefined) {
  if (!release) return undefined;
  const { docs } = await payload.find({ collection: 'releases', where: { release: { equals: release } }, ...first });
  return docs[0];
}

async function findFirstReleaseWith(payload: Payload, change: number) {
  const where = { lastChange: { greater_than_equal: change } };
  const { docs } = await payload.find({ collection: 'releases', where, ...first, sort: 'id' });
  return docs[0];
}

const first = { limit: 1, depth: 0, pagination: false } as const;
