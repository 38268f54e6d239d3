import type { PageFault } from '@frontage/contract/release.ts';
import type { Payload, Where } from 'payload';
import type { Publication } from '../payload-types.ts';
import { addressOnSite } from './addressOnSite.ts';
import { faultCollections } from './faultCollections.ts';
import { faultsOf, publicationState } from './publicationState.ts';
import { type Appointment, scheduleOf } from './schedule.ts';

/** How one document stands to what visitors see. */
export type DocumentState =
  /** Nobody published it. */
  | { kind: 'draft' }
  /** ISO time at which it shows by itself. */
  | { kind: 'scheduled'; at: string }
  /** ISO time from which on no page shows it. */
  | { kind: 'ended'; at: string }
  /** `at`: since when visitors see it in this form; both missing where the history does not reach so far back. */
  | { kind: 'live'; at?: string; by?: string }
  | { kind: 'waiting' }
  | { kind: 'rendering'; rendered: number; toRender: number }
  /** The site stays at an older release. */
  | { kind: 'held' }
  /** Nothing could be published. */
  | { kind: 'failed'; message: string }
  /** This one cannot be shown. `isKept`: visitors still see it as it was before. */
  | ({ kind: 'fault' } & Pick<PageFault, 'fields' | 'isKept' | 'message'>);

/** Collections of what visitors see, beside whose documents it stands how far they have come. */
export const documentCollections = [
  'pages',
  'articles',
  'glossary',
  'events',
  'reviews',
  'offices',
  'categories',
  'tags',
  'forms',
] as const;
export type DocumentCollection = (typeof documentCollections)[number];

interface Asked {
  collection: DocumentCollection;
  id: number;
  now: Date;
}

/**
 * A document's state, and what is to become of it at hours that somebody chose. `address`: where visitors read it, or
 * what it was before; missing where they do not, and where it has no address of its own.
 */
export type DocumentOutlook = DocumentState & { schedule?: Appointment[]; address?: string };

/** Undefined where there is no such document. */
export async function readDocumentState(payload: Payload, asked: Asked): Promise<DocumentOutlook | undefined> {
  const { collection, id } = asked;
  const document = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
  if (!document) return undefined;
  const schedule = await scheduleOf(payload, { collection, id, writtenAt: document.updatedAt });
  const state = await stateOf(payload, document, asked);
  const address = isSeen(state) ? addressOnSite(payload, collection, document) : undefined;
  return { ...state, ...(schedule.length > 0 ? { schedule } : {}), ...(address ? { address } : {}) };
}

function isSeen(state: DocumentState): boolean {
  return state.kind === 'live' || (state.kind === 'fault' && state.isKept);
}

/** What tells of a document whether visitors may see it; collections have what they need of it. */
interface Standing {
  id: number;
  _status?: 'draft' | 'published' | null;
  /** ISO times: from and until when it shows. */
  date?: string | null;
  ends?: string | null;
}

async function stateOf(
  payload: Payload,
  { _status, date, ends }: Standing,
  { collection, id, now }: Asked,
): Promise<DocumentState> {
  if (_status && _status !== 'published') return { kind: 'draft' };
  if (date && Date.parse(date) > now.getTime()) return { kind: 'scheduled', at: date };
  if (ends && Date.parse(ends) <= now.getTime()) return { kind: 'ended', at: ends };
  const publication = await payload.findGlobal({ slug: 'publication', depth: 0 });
  const fault = faultsOf(publication).find(
    (one) => !one.isShown && one.document?.id === id && faultCollections[one.document.kind] === collection,
  );
  if (fault) {
    const { fields, isKept, message } = fault;
    return { kind: 'fault', message, ...(fields ? { fields } : {}), isKept };
  }
  return stateOfChange(payload, publication, { of: { equals: collection }, document: { equals: id } });
}

/** The same for the settings, of which nothing can stay away from a page that is shown. */
export async function readSettingsState(payload: Payload): Promise<DocumentState> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { _status: true } });
  if (settings._status !== 'published') return { kind: 'draft' };
  const publication = await payload.findGlobal({ slug: 'publication', depth: 0 });
  return stateOfChange(payload, publication, { of: { equals: 'site-settings' } });
}

/** How far the newest of these changes has come. */
async function stateOfChange(payload: Payload, publication: Publication, which: Where): Promise<DocumentState> {
  const { docs } = await payload.find({ collection: 'changes', where: which, ...first, sort: '-id' });
  const [change] = docs;
  if (!change) return { kind: 'live' };
  const live = await releaseNamed(payload, publication.liveRelease);
  if (live && change.id <= (live.lastChange ?? 0)) {
    const since = await firstReleaseWith(payload, change.id);
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

async function releaseNamed(payload: Payload, release: string | null | undefined) {
  if (!release) return undefined;
  const { docs } = await payload.find({ collection: 'releases', where: { release: { equals: release } }, ...first });
  return docs[0];
}

async function firstReleaseWith(payload: Payload, change: number) {
  const where = { lastChange: { greater_than_equal: change } };
  const { docs } = await payload.find({ collection: 'releases', where, ...first, sort: 'id' });
  return docs[0];
}

const first = { limit: 1, depth: 0, pagination: false } as const;
