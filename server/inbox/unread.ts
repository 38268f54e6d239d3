import type { Payload } from 'payload';
import { answer, postCall } from '../access/endpoints.ts';
import { selectRows } from '../database/directRows.ts';
import type { AnswerState, LeadStatus } from './statuses.ts';

/** Nobody reads a higher number, and counting millions would take seconds on every page of the admin. */
const mostCounted = 1000;

/** Without those in quarantine. Stops at one more than `most`. */
export function countUnread(payload: Payload, most = mostCounted): Promise<number> {
  return countUpTo(payload, `read_at IS NULL AND status <> 'quarantine'`, most + 1);
}

/** Counts the requests in a state. Stops at one more than `most`. */
export function countInState(payload: Payload, status: LeadStatus, most = mostCounted): Promise<number> {
  return countUpTo(payload, `status = '${status}'`, most + 1);
}

export function countOwed(payload: Payload, state: AnswerState, most = mostCounted): Promise<number> {
  return countUpTo(payload, `answer_state = '${state}'`, most + 1);
}

export function countInWords(count: number): string {
  return count > mostCounted ? `${mostCounted}+` : String(count);
}

/** Stops as soon as there are enough. The columns have indexes. */
async function countUpTo(payload: Payload, condition: string, most: number): Promise<number> {
  const counted = `SELECT 1 FROM leads WHERE ${condition} LIMIT ${most}`;
  const [row] = await selectRows(payload, {}, `SELECT COUNT(*) AS number FROM (${counted}) AS counted`);
  return Number(row?.number);
}

/** `POST /api/leads/:id/read`: notes that sales have opened a request. Only the first time counts. */
export const markReadEndpoint = postCall('/:id/read', async (req) => {
  const id = Number(req.routeParams?.id);
  const where = { and: [{ id: { equals: id } }, { readAt: { exists: false } }] };
  // Below Payload's operations, and without a new date of the last change: opening a request does not change it, and
  // the open form would be called out of date.
  const data = { readAt: new Date().toISOString(), updatedAt: null };
  await req.payload.db.updateMany({ collection: 'leads', where, data, returning: false });
  return answer(200, {});
});
