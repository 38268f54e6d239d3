import { fetchJson, send, unreachable } from '../../admin/post.ts';
import { say } from '../../admin/say.ts';
import type { LeadStatus } from '../statuses.ts';

/** Conditions on fields, as Payload reads them: `{ status: { equals: 'new' } }`. */
type Shown = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Changes a request that is still as it is shown; one that a colleague has changed meanwhile is left as it is. Resolves
 * with the request as it is then, and rejects as {@link changeRow} does.
 */
export async function changeLead(id: number, shown: Shown, data: object): Promise<Changed & { isLate?: true }> {
  const where = Object.entries({ id: { equals: String(id) }, ...shown }).flatMap(([field, rules]) =>
    Object.entries(rules).map(([operator, value]) => `where[${field}][${operator}]=${value}`),
  );
  const { docs }: { docs: Changed[] } = await (await changeRow(`leads?depth=0&${where.join('&')}`, data)).json();
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
