import type { PageFault, ReleaseSummary } from '@frontage/contract/release.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type AnyKind, kinds } from '@frontage/kinds/kinds.ts';
import type { DataFromCollectionSlug, Payload, Where } from 'payload';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueueFaults } from '../delivery/toldFaults.ts';
import { faultsOf, type PublisherActivity } from './publicationState.ts';
import { changesOf } from './releases.ts';
import { waitForChanges } from './touchPublication.ts';

const changesNamed = 20;
const releasesNoted = 200;

/** What is published, and the version by which a newer state is recognised. */
export interface PublishedState {
  /** Changes with every published change. */
  version: string;
  /** The release that the site must stay at, whatever is published. */
  heldRelease: string | undefined;
  /** The version that was last noted as live; undefined if none was. */
  liveVersion: string | undefined;
  /** The version at which somebody asked to render every page; undefined once that was done. */
  fullVersion?: string | undefined;
}

export type Publication = ReturnType<typeof createPayloadPublication>;

/** What the publisher asks of the CMS, and notes in it, through Payload's Local API. */
export function createPayloadPublication(payload: Payload) {
  const note = (data: Record<string, unknown>) => payload.updateGlobal({ slug: 'publication', data, depth: 0 });

  return {
    async state(): Promise<PublishedState> {
      const { fullVersion, heldRelease, liveVersion, version } = await payload.findGlobal({
        slug: 'publication',
        depth: 0,
        select: { version: true, heldRelease: true, liveVersion: true, fullVersion: true },
      });
      return {
        version: version ?? 'never changed',
        heldRelease: heldRelease ?? undefined,
        liveVersion: liveVersion ?? undefined,
        fullVersion: fullVersion ?? undefined,
      };
    },
    lastChange: async () => (await findFirst(payload, 'changes', { sort: '-id' }))?.id,
    /** When published content next begins or ends by itself, such as an event that ends; undefined if nothing will. */
    async nextTurnOf(after: Date): Promise<Date | undefined> {
      const turns = await Promise.all(
        kinds.flatMap((kind: AnyKind & Kind) =>
          [kind.appears, kind.ends].flatMap((field) => (field ? [findEarliest(payload, kind, field, after)] : [])),
        ),
      );
      return [nextMidnight(after), ...turns.filter((turn) => turn !== undefined)].sort(
        (a, b) => a.getTime() - b.getTime(),
      )[0];
    },
    async noteActivity(activity: PublisherActivity): Promise<void> {
      await note({ activity });
    },
    /** Notes that every page was rendered, as somebody asked at this version. */
    async noteFull(done: string): Promise<void> {
      await inTransaction(payload, async (req) => {
        await waitForChanges(req);
        const { fullVersion } = await payload.findGlobal({ slug: 'publication', depth: 0, req });
        // Somebody may have asked again meanwhile.
        if (fullVersion !== done) return;
        await payload.updateGlobal({ slug: 'publication', data: { fullVersion: null }, depth: 0, req });
      });
    },
    /** Notes that visitors get this release from now on, and which releases are kept to go back to, newest first. */
    async noteLive({ id, version }: ReleaseSummary, kept: readonly string[]): Promise<void> {
      await note({ liveRelease: id, liveVersion: version, liveAt: new Date().toISOString(), keptReleases: kept });
    },
    /**
     * Notes that a release was made, also shows later changes, or completes the one before it, unless the site is held
     * at that one; `lastChange` is the last that it contains.
     */
    async noteRelease(
      { completes, faults, id, ms, removed, rendered, total }: ReleaseSummary,
      lastChange: number | undefined,
    ): Promise<void> {
      await noteFaults(payload, faults);
      const newest = await findFirst(payload, 'releases', { sort: '-id' });
      const { docs, totalDocs } = await findChangesBetween(payload, newest?.lastChange ?? 0, lastChange ?? 0);
      const changes = docs.map(({ by, document, kind, of, title }) => ({ by, document, kind, of, title }));
      const isSame = newest?.release === id;
      if (newest && (isSame || (newest.release === completes && !(await isHeldAt(payload, completes))))) {
        const both = {
          total,
          ms: newest.ms + ms,
          removed: newest.removed + removed,
          rendered: newest.rendered + rendered,
        };
        const data = {
          ...(isSame ? {} : { release: id, ...both }),
          lastChange: lastChange ?? null,
          changeCount: newest.changeCount + totalDocs,
          changes: [...changes, ...changesOf(newest)].slice(0, changesNamed),
          faults,
        };
        await payload.update({ collection: 'releases', id: newest.id, data, depth: 0 });
        return;
      }
      const figures = { ms, removed, rendered, total };
      const data = { release: id, lastChange: lastChange ?? null, changes, changeCount: totalDocs, faults, ...figures };
      await payload.create({ collection: 'releases', data, depth: 0 });
      await forgetOld(payload);
    },
  };
}

/** Undefined where there is none. `page`: how many from the first on, in place of 1. */
export async function findFirst<Slug extends 'changes' | 'releases'>(
  payload: Payload,
  collection: Slug,
  asked: { where?: Where; sort?: string; page?: number },
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const { docs } = await payload.find({ collection, ...asked, limit: 1, depth: 0, pagination: false });
  return docs[0];
}

async function isHeldAt(payload: Payload, release: string): Promise<boolean> {
  const select = { heldRelease: true } as const;
  return (await payload.findGlobal({ slug: 'publication', depth: 0, select })).heldRelease === release;
}

function findChangesBetween(payload: Payload, first: number, last: number) {
  const where: Where = { id: { greater_than: first, less_than_equal: last } };
  return payload.find({ collection: 'changes', where, sort: '-id', limit: changesNamed, depth: 0 });
}

/** Deletes the oldest releases of the history, and the changes that they contain. */
async function forgetOld(payload: Payload): Promise<void> {
  const oldest = await findFirst(payload, 'releases', { sort: '-id', page: releasesNoted + 1 });
  if (!oldest) return;
  await payload.delete({ collection: 'releases', where: { id: { less_than_equal: oldest.id } } });
  await payload.delete({ collection: 'changes', where: { id: { less_than_equal: oldest.lastChange ?? 0 } } });
}

/** Dates in blocks, such as the last day of an award, change at midnight UTC; so does the year in the footer. */
function nextMidnight(after: Date): Date {
  return new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate() + 1));
}

async function findEarliest(
  payload: Payload,
  { collection, hasDrafts }: AnyKind & Kind,
  field: string,
  after: Date,
): Promise<Date | undefined> {
  const isPublished: Where = hasDrafts ? { _status: { equals: 'published' } } : {};
  const where = { and: [{ [field]: { greater_than: after.toISOString() } }, isPublished] };
  const { docs } = await payload.find({ collection, where, sort: field, limit: 1, depth: 0, pagination: false });
  const value: unknown = docs[0] && Reflect.get(docs[0], field);
  return typeof value === 'string' ? new Date(value) : undefined;
}

/**
 * Notes what a release could not show, and enqueues an email about each fault that the previous release did not have.
 * Both happen in one transaction, so that a host that dies in between tells nobody twice.
 */
async function noteFaults(payload: Payload, faults: readonly PageFault[]): Promise<void> {
  await inTransaction(payload, async (req) => {
    const before = new Set(faultsOf(await payload.findGlobal({ slug: 'publication', depth: 0, req })).map(markOf));
    await payload.updateGlobal({ slug: 'publication', data: { faults: [...faults] }, depth: 0, req });
    // Faults of pages that are shown, which only concern search engines, are only on the dashboard.
    await enqueueFaults(
      req,
      faults.filter((fault) => !fault.isShown && !before.has(markOf(fault))),
    );
  });
}

/** Identifies a fault by its document, whose address may change, and by what is wrong with it. */
function markOf({ document, message, path }: PageFault): string {
  // The first line of a message contains the address.
  const said = path === '' ? message : message.replaceAll(path, '');
  return JSON.stringify([document ? [document.kind, document.id] : path, said]);
}
