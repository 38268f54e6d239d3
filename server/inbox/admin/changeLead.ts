import { send, unreachable } from '../../admin/post.ts';
import type { LeadStatus } from '../statuses.ts';

/** Moves a request to another state; resolves with its owner, whom a rescue gives it. Rejects as `changeRow` does. */
export function changeLead(id: number, status: LeadStatus): Promise<Changed> {
  return changeRow('leads', id, { status });
}

/** Changes fields of a row. Rejects with a readable message if that fails. */
export async function changeRow(collection: 'leads' | 'subscribers', id: number, data: object): Promise<Changed> {
  const response = await send('PATCH', `/api/${collection}/${id}?depth=0`, data);
  if (!response) throw new Error(unreachable());
  if (!response.ok) throw new Error('It could not be changed. Reload the page and try once more.');
  const { doc }: { doc: Changed } = await response.json();
  return doc;
}

interface Changed {
  owner?: number | null;
}
