import { inTransaction } from '@frontage/cms/database/inTransaction.ts';
import { changesOf } from '@frontage/cms/publishing/releases.ts';
import type { CollectionSlug, Payload, Where } from 'payload';
import { noteFaults } from './noteFaults.ts';
import type { Publication } from './Publication.ts';

/** Changes of one release that the history names. */
const changesNamed = 20;
/** Releases that the history tells of. */
const releasesNoted = 200;

/** What the publisher asks of the CMS, through Payload's Local API. */
export function createPayloadPublication(payload: Payload): Publication {
  const note = (data: Record<string, unknown>) => payload.updateGlobal({ slug: 'publication', data, depth: 0 });

  return {
    async state() {
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
    async lastChange() {
      const { docs } = await payload.find({
        collection: 'changes',
        sort: '-id',
        limit: 1,
        depth: 0,
        pagination: false,
      });
      return docs[0]?.id;
    },
    async nextTurnOf(after) {
      const published = { _status: { equals: 'published' } };
      const turns = await Promise.all([
        earliest(payload, 'events', 'ends', after),
        earliest(payload, 'articles', 'date', after, published),
        earliest(payload, 'reviews', 'date', after),
      ]);
      return [nextMidnight(after), ...turns.filter((turn) => turn !== undefined)].sort(
        (a, b) => a.getTime() - b.getTime(),
      )[0];
    },
    async noteActivity(activity) {
      await note({ activity });
    },
    async noteFull(done) {
      await inTransaction(payload, async (req) => {
        const { fullVersion } = await payload.findGlobal({ slug: 'publication', depth: 0, req });
        // Somebody may have asked once more meanwhile.
        if (fullVersion !== done) return;
        await payload.updateGlobal({ slug: 'publication', data: { fullVersion: null }, depth: 0, req });
      });
    },
    async noteLive({ id, version }, kept) {
      await note({ liveRelease: id, liveVersion: version, liveAt: new Date().toISOString(), keptReleases: kept });
    },
    async noteRelease({ faults, id, ms, removed, rendered, total }, lastChange) {
      await noteFaults(payload, faults);
      const newest = await newestRelease(payload);
      const { docs, totalDocs } = await changesBetween(payload, newest?.lastChange ?? 0, lastChange ?? 0);
      const changes = docs.map(({ by, document, kind, of, title }) => ({ by, document, kind, of, title }));
      if (newest?.release === id) {
        const data = {
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

async function newestRelease(payload: Payload) {
  const { docs } = await payload.find({ collection: 'releases', sort: '-id', limit: 1, depth: 0, pagination: false });
  return docs[0];
}

/** The changes after one, up to another, the newest first. */
function changesBetween(payload: Payload, first: number, last: number) {
  const where: Where = { id: { greater_than: first, less_than_equal: last } };
  return payload.find({ collection: 'changes', where, sort: '-id', limit: changesNamed, depth: 0 });
}

/** The history ends somewhere: changes are known to the releases that contain them. */
async function forgetOld(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'releases',
    sort: '-id',
    limit: 1,
    page: releasesNoted + 1,
    depth: 0,
    pagination: false,
  });
  const [oldest] = docs;
  if (!oldest) return;
  await payload.delete({ collection: 'releases', where: { id: { less_than_equal: oldest.id } } });
  await payload.delete({ collection: 'changes', where: { id: { less_than_equal: oldest.lastChange ?? 0 } } });
}

/** Days that are in blocks, such as an award's last one, turn at midnight UTC; so does the year of the footer. */
function nextMidnight(after: Date): Date {
  return new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate() + 1));
}

/** The earliest date of a field that is still to come. */
async function earliest(
  payload: Payload,
  collection: Extract<CollectionSlug, 'events' | 'articles' | 'reviews'>,
  field: string,
  after: Date,
  further: Where = {},
): Promise<Date | undefined> {
  const where = { and: [{ [field]: { greater_than: after.toISOString() } }, further] };
  const { docs } = await payload.find({ collection, where, sort: field, limit: 1, depth: 0, pagination: false });
  const value: unknown = docs[0] && Reflect.get(docs[0], field);
  return typeof value === 'string' ? new Date(value) : undefined;
}
