import { fetchJson, send, unreachable } from '../../admin/post.ts';
import { say } from '../../admin/say.ts';
import type { LeadStatus } from '../statuses.ts';

/**
 * Changes a request that is still as it is shown, which is a condition such as `where[status][equals]=new`; one that a
 * colleague has changed meanwhile is left as it is. Resolves with the request as it is then, and rejects as
 * {@link changeRow} does.
 */
export async function changeLead(id: number, shown: string, data: object): Promise<Changed & { isLate?: true }> {
  const answer = await changeRow(`leads?depth=0&where[id][equals]=${id}&${shown}`, data);
  const { docs }: { docs: Changed[] } = await answer.json();
  if (docs[0]) return docs[0];
  const now = await fetchJson<Changed>(`/api/leads/${id}?depth=0`);
  return now ? { ...now, isLate: true } : fail();
}

/** Changes fields of the row at a path of the API. Rejects with a readable message if that fails. */
export async function changeRow(path: string, data: object): Promise<Response> {
  const response = await send('PATCH', `/api/${path}`, data);
  if (!response) throw new Error(unreachable());
  return response.ok ? response : fail();
}

function fail(): never {
  throw new Error(say('It could not be changed. Reload the page and try once more.'));
}

interface Changed {
  owner?: number | null;
  status: LeadStatus;
}
