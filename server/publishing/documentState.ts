import type { PageFault } from '@frontage/contract/release.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { collectionNamed, kindIn, seenCollections } from '@frontage/kinds/kinds.ts';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import { answer, type Call, getCall, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { nameOfUser, noteEvent } from '../audit/auditTrail.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { isVisibleIn } from '../fields/language.ts';
import type { Publication } from '../payload-types.ts';
import { addressOnSite } from './addressOnSite.ts';
import { findFirst } from './payloadPublication.ts';
import { faultsOf, keptReleasesOf, type PublicationState, publicationState } from './publicationState.ts';
import { type Appointment, readSchedule } from './schedule.ts';
import { touchPublication } from './touchPublication.ts';

export type DocumentState =
  /** It was never published, or was unpublished. */
  | { kind: 'draft' }
  /** ISO time at which it appears by itself. */
  | { kind: 'scheduled'; at: string }
  /** ISO time from which no page shows it. */
  | { kind: 'ended'; at: string }
  /** Published in a further language that the site does not show, or not any more. */
  | { kind: 'hidden'; language: string }
  /**
   * `at`: since when visitors see it in this form; both are missing where the history does not reach back far enough.
   */
  | { kind: 'live'; at?: string; by?: string }
  /** It is published, and visitors do not see it yet. */
  | Exclude<PublicationState, { kind: 'shown' }>
  /** This document cannot be shown. `isKept`: visitors still see its previous form. */
  | ({ kind: 'fault' } & Pick<PageFault, 'fields' | 'isKept' | 'message'>);

/** Collections that visitors see, whose documents show their state in their forms. */
const documentCollections = [...seenCollections, 'forms'] as const;
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

export async function readDocumentState(payload: Payload, asked: Asked): Promise<DocumentOutlook | undefined> {
  const { collection, id } = asked;
  const document = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
  if (!document) return undefined;
  const schedule = await readSchedule(payload, { collection, id, writtenAt: document.updatedAt });
  const state = await readStateOf(payload, document, asked);
  const isSeen = state.kind === 'live' || (state.kind === 'fault' && state.isKept);
  const address = isSeen ? addressOnSite(payload, collection, document) : undefined;
  return { ...state, ...(schedule.length > 0 ? { schedule } : {}), ...(address ? { address } : {}) };
}

async function readStateOf(payload: Payload, document: object, { collection, id, now }: Asked): Promise<DocumentState> {
  const { appears, ends }: Partial<Kind> = kindIn(collection) ?? {};
  const fieldOf = (field: string | undefined): unknown => field && Reflect.get(document, field);
  const [status, language] = [fieldOf('_status'), fieldOf('language')];
  const [from, until] = [fieldOf(appears), fieldOf(ends)];
  if (status && status !== 'published') return { kind: 'draft' };
  if (typeof language === 'string' && language && !(await isVisibleIn(payload, language)))
    return { kind: 'hidden', language };
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

async function readStateOfChange(payload: Payload, publication: Publication, which: Where): Promise<DocumentState> {
  const change = await findFirst(payload, 'changes', { where: which, sort: '-id' });
  if (!change) return { kind: 'live' };
  const live = await findRelease(payload, publication.liveRelease);
  if (live && change.id <= (live.lastChange ?? 0)) {
    const where = { lastChange: { greater_than_equal: change.id } };
    const since = await findFirst(payload, 'releases', { where, sort: 'id' });
    return { kind: 'live', ...(since ? { at: since.createdAt } : {}), ...(change.by ? { by: change.by } : {}) };
  }
  const state = publicationState(publication);
  return state.kind === 'shown' ? { kind: 'waiting' } : state;
}

async function findRelease(payload: Payload, release: string | null | undefined) {
  return release ? findFirst(payload, 'releases', { where: { release: { equals: release } } }) : undefined;
}

const held = z.object({ release: z.string() });

/**
 * `GET /api/publication`: the state of the site. `GET /api/publication/pages/12`: the state of one document, and
 * `GET /api/publication/site-settings` of the settings. `POST /api/publication/hold` with `{"release": …}` shows
 * visitors a release and stays at it; `POST /api/publication/follow` shows what is published again.
 * `POST /api/publication/render-again` renders every page, whatever the ledger says.
 */
export const publicationEndpoints: Call[] = [
  getCall('/publication', async ({ payload }) =>
    answer(200, publicationState(await payload.findGlobal({ slug: 'publication', depth: 0 }))),
  ),
  getCall('/publication/site-settings', async ({ payload }) => answer(200, await readSettingsState(payload))),
  getCall('/publication/:collection/:id', async ({ payload, routeParams }) => {
    const asked = named.safeParse(routeParams);
    const state = asked.success ? await readDocumentState(payload, { ...asked.data, now: new Date() }) : undefined;
    return state ? answer(200, state) : answer(404, say('There is no such document'));
  }),
  postCall('/publication/hold', async (req) => {
    const { payload } = req;
    const asked = held.safeParse(await req.json?.().catch(() => undefined));
    if (!asked.success) return answer(400, 'Say which release: {"release": "20261122080312-3fa9c1"}');
    const { release } = asked.data;
    const publication = await payload.findGlobal({ slug: 'publication', depth: 0 });
    // One whose later pages have followed is no release of the history any more.
    if (!keptReleasesOf(publication).includes(release) || !(await findRelease(payload, release))) {
      return answer(409, say('This release is no longer kept. The ten newest are.'));
    }
    const heldBy = nameOfUser(req.user);
    await payload.updateGlobal({ slug: 'publication', data: { heldRelease: release, heldBy }, depth: 0 });
    return answer(200, say('Visitors see this release now, until the site follows again'));
  }),
  postCall('/publication/follow', async ({ payload }) => {
    await payload.updateGlobal({ slug: 'publication', data: { heldRelease: null, heldBy: null }, depth: 0 });
    return answer(200, say('Visitors see what is published again'));
  }),
  postCall('/publication/render-again', async ({ payload, user }) => {
    await inTransaction(payload, async (inReq) => {
      const req = Object.assign(inReq, { user });
      await touchPublication(req, { of: 'site', title: 'Every page', kind: 'rendered' });
      await noteEvent(req, { action: 'published', kind: 'The site', subject: 'Every page, rendered again' });
    });
    return answer(202, say('Every page is rendered again. Visitors see what they saw until that is done'));
  }),
];

const named = z.object({ collection: z.enum(documentCollections), id: z.coerce.number().int().positive() });
