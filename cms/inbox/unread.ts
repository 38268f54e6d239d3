import type { Payload } from 'payload';
import { selectRows } from '../database/directRows.ts';
import type { LeadStatus } from './statuses.ts';

/** Nobody reads a higher number, and to count millions takes seconds of every page of the admin. */
const mostCounted = 1000;

/** How many requests nobody of sales has opened, one more than {@link mostCounted} at most; quarantine is another pile. */
export function countUnread(payload: Payload, most = mostCounted): Promise<number> {
  return countUpTo(payload, `read_at IS NULL AND status <> 'quarantine'`, most + 1);
}

/** How many requests are in a state, likewise. */
export function countInState(payload: Payload, status: LeadStatus, most = mostCounted): Promise<number> {
  return countUpTo(payload, `status = '${status}'`, most + 1);
}

/** As people read it: such as 12, or 1000+. */
export function countInWords(count: number): string {
  return count > mostCounted ? `${mostCounted}+` : String(count);
}

/** Ends as soon as there are enough; the columns have indexes. */
async function countUpTo(payload: Payload, condition: string, most: number): Promise<number> {
  const counted = `SELECT 1 FROM leads WHERE ${condition} LIMIT ${most}`;
  const [row] = await selectRows(payload, {}, `SELECT COUNT(*) AS number FROM (${counted}) AS counted`);
  return Number(row?.number);
}
