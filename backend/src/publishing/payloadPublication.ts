import type { Payload } from 'payload';
import type { Publication } from './publisher.ts';

/** What the publisher asks of the CMS, through Payload's Local API. */
export function createPayloadPublication(payload: Payload): Publication {
  return {
    async version() {
      const { version } = await payload.findGlobal({ slug: 'publication', depth: 0 });
      return version ?? 'never changed';
    },
    async nextTurnOf(after) {
      const turns = await Promise.all([earliestEnd(payload, after), earliestArticle(payload, after)]);
      return [nextMidnight(after), ...turns.filter((turn) => turn !== undefined)].sort(
        (a, b) => a.getTime() - b.getTime(),
      )[0];
    },
    async record({ version, error }) {
      const data = error
        ? { lastError: error }
        : { lastBuiltVersion: version, lastBuiltAt: new Date().toISOString(), lastError: null };
      await payload.updateGlobal({ slug: 'publication', data, depth: 0 });
    },
  };
}

/** Days that stand in blocks, such as an award's last one, turn at midnight UTC; so does the year of the footer. */
function nextMidnight(after: Date): Date {
  return new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate() + 1));
}

async function earliestEnd(payload: Payload, after: Date): Promise<Date | undefined> {
  const { docs } = await payload.find({
    collection: 'events',
    where: { ends: { greater_than: after.toISOString() } },
    sort: 'ends',
    limit: 1,
    depth: 0,
  });
  return docs[0] ? new Date(docs[0].ends) : undefined;
}

/** An article with a date to come is published when that moment comes. */
async function earliestArticle(payload: Payload, after: Date): Promise<Date | undefined> {
  const where = { and: [{ date: { greater_than: after.toISOString() } }, { _status: { equals: 'published' } }] };
  const { docs } = await payload.find({ collection: 'articles', where, sort: 'date', limit: 1, depth: 0 });
  return docs[0] ? new Date(docs[0].date) : undefined;
}
