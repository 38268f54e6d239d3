import type { Payload } from 'payload';
import { answer, postCall } from '../access/endpoints.ts';
import { selectRows } from '../database/directRows.ts';
import type { AnswerState, LeadStatus } from './statuses.ts';

/** Nobody reads a higher number, and counting millions would take seconds on every page of the admin. */
const mostCounted = 1000;

/** Stops as soon as there are more. The columns have indexes. `unread`: without those in quarantine. */
export async function countRequests(payload: Payload, of: LeadStatus | AnswerState | 'unread'): Promise<number> {
  const column = of === 'due' || of === 'late' ? 'answer_state' : 'status';
  const where = of === 'unread' ? `read_at IS NULL AND status <> 'quarantine'` : `${column} = '${of}'`;
  const counted = `SELECT 1 FROM leads WHERE ${where} LIMIT ${mostCounted + 1}`;
  const [row] = await selectRows(payload, {}, `SELECT COUNT(*) AS number FROM (${counted}) AS counted`);
  return Number(row?.number);
}

export function countInWords(count: number): string {
  return count > mostCounted ? `${mostCounted}+` : String(count);
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
