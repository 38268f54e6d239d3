import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { type PageFault, pageFault } from '@frontage/contract/release.ts';
import { collectionNamed } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { kindInTrail } from '../audit/withAudit.ts';
import { enqueueDeliveries } from './enqueueDeliveries.ts';

/** The most faults in one email; the dashboard lists all of them. */
const toldAtOnce = 20;
const told = z.object({ faults: z.array(pageFault), further: z.int() });

/** The contents of an email about faults; `further`: how many more the dashboard has. */
export type ToldFaults = z.infer<typeof told>;

/** The contents of a delivery of the kind `page-fault`; undefined where they cannot be read. */
export function toldFaultsOf(body: string | null | undefined): ToldFaults | undefined {
  return told.safeParse(readJson(body)).data;
}

/**
 * Owes an email about faults to the person who last published each document, one email for each person; to MAIL_TO
 * where that was no person, or where the fault belongs to no document. In the transaction of `req`.
 */
export async function enqueueFaults(req: PayloadRequest, faults: readonly PageFault[]): Promise<void> {
  const byPerson = new Map<number | null, PageFault[]>();
  for (const fault of faults) {
    const person = await findLastPerson(req, fault);
    byPerson.set(person, [...(byPerson.get(person) ?? []), fault]);
  }
  const owed = [...byPerson].map(([user, all]) => {
    const told = { faults: all.slice(0, toldAtOnce), further: Math.max(0, all.length - toldAtOnce) };
    return { kind: 'page-fault', user, body: JSON.stringify(told satisfies ToldFaults) } as const;
  });
  await enqueueDeliveries(req.payload, req, null, owed);
}

/**
 * The account that last created or published a document, according to the trail; null where no person did, where
 * the account is gone, and where the trail does not reach back far enough.
 */
async function findLastPerson(req: PayloadRequest, { document }: PageFault): Promise<number | null> {
  if (!document) return null;
  const { payload } = req;
  const { docs } = await payload.find({
    collection: 'audit-trail',
    where: {
      and: [
        { kind: { equals: kindInTrail(payload.collections[collectionNamed(document.kind)].config) } },
        { document: { equals: String(document.id) } },
        { action: { in: ['created', 'published'] } },
        { by: { exists: true } },
      ],
    },
    sort: '-id',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  });
  const by = docs[0]?.by;
  // Read at depth 0, so an account that exists is given by its id.
  return typeof by === 'number' ? by : null;
}
