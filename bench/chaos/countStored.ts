import { readEnvironment } from '@frontage/server/environment.ts';
import { openPayload } from '@frontage/server/open.ts';
import type { Payload } from 'payload';

/** The contents of the database at the end. */
export interface Stored {
  leads: number;
  /** Leads whose visitor is stored more than once. */
  doubledLeads: number;
  owed: number;
  failed: number;
  delivered: number;
  tries: number;
}

/** Opens the database of a host with these variables while that host runs. */
export async function openCounts(variables: Record<string, string>) {
  const payload = await openPayload({ environment: readEnvironment(variables) });
  return { ...countsOf(payload), close: () => payload.destroy() };
}

/** The same, using an open database. */
export function countsOf(payload: Payload) {
  const countOf = async (status: 'owed' | 'failed' | 'delivered') =>
    (await payload.count({ collection: 'deliveries', where: { status: { equals: status } } })).totalDocs;
  return {
    owed: () => countOf('owed'),
    async all(): Promise<Stored> {
      const { docs } = await payload.find({
        collection: 'leads',
        select: { email: true },
        pagination: false,
        depth: 0,
      });
      const tried = await payload.find({
        collection: 'deliveries',
        select: { attempts: true },
        pagination: false,
        depth: 0,
      });
      return {
        leads: docs.length,
        doubledLeads: docs.length - new Set(docs.map(({ email }) => email)).size,
        owed: await countOf('owed'),
        failed: await countOf('failed'),
        delivered: await countOf('delivered'),
        tries: tried.docs.reduce((sum, { attempts }) => sum + attempts, 0),
      };
    },
  };
}
