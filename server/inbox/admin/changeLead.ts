import { send, unreachable } from '../../admin/post.ts';
import type { LeadStatus } from '../statuses.ts';

/** Moves a request to another state. Rejects with a readable message if that fails. */
export function changeLead(id: number, status: LeadStatus): Promise<void> {
  return changeRow('leads', id, { status });
}

/** Changes fields of a row. Rejects with a readable message if that fails. */
export async function changeRow(collection: 'leads' | 'subscribers', id: number, data: object): Promise<void> {
  const response = await send('PATCH', `/api/${collection}/${id}?depth=0`, data);
  if (!response) throw new Error(unreachable);
  if (!response.ok) throw new Error('It could not be changed. Reload the page and try once more.');
}
