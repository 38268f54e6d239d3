import type { Payload, PayloadRequest } from 'payload';
import { findScheduledJobs, refusedOf } from './schedule.ts';

/** A change of the site that happens by itself at a set time. */
export interface Coming {
  /** ISO time. */
  at: string;
  /** `appears` is an article with a later date, which is published already. */
  kind: 'publish' | 'unpublish' | 'appears';
  title: string;
  /** The address of its form. */
  href: string;
  /** Why it did not happen; missing where it is still to come. */
  refusal?: string;
}

const collections = ['pages', 'articles'] as const;

/** Scheduled changes, the next first, with those that were refused and not fixed since. */
export async function findComingUp(payload: Payload, now: Date, req?: Pick<PayloadRequest, 'user'>): Promise<Coming[]> {
  const jobs = await findScheduledJobs(payload);
  const ofCollections = await Promise.all(
    collections.map(async (collection) => {
      const mine = jobs.filter(({ doc }) => doc.relationTo === collection);
      const { docs } = await payload.find({
        collection,
        where: { id: { in: mine.map(({ doc }) => doc.value) } },
        draft: true,
        pagination: false,
        depth: 0,
        select: { title: true, updatedAt: true },
        ...(req ? { overrideAccess: false, user: req.user } : {}),
      });
      return mine.flatMap((job) => {
        const document = docs.find(({ id }) => id === job.doc.value);
        if (!document) return [];
        const refusal = refusedOf(job, document.updatedAt);
        if (job.hasFailed && refusal === undefined) return [];
        const { at, kind } = job;
        return { at, kind, ...told(collection, document), ...(refusal === undefined ? {} : { refusal }) };
      });
    }),
  );
  const { docs: later } = await payload.find({
    collection: 'articles',
    where: { and: [{ _status: { equals: 'published' } }, { date: { greater_than: now.toISOString() } }] },
    pagination: false,
    depth: 0,
    select: { title: true, date: true },
  });
  const appearing = later.map((article) => ({
    at: article.date,
    kind: 'appears' as const,
    ...told('articles', article),
  }));
  return [...ofCollections.flat(), ...appearing].toSorted((a, b) => a.at.localeCompare(b.at));
}

function told(collection: string, { id, title }: { id: number; title?: string | null }) {
  return { title: title || 'Without a title', href: `/admin/collections/${collection}/${id}` };
}
