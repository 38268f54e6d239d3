import type { LeadStatus } from '../../inbox/statuses.ts';

/** Moves a request to another state. Rejects with words for people where it could not. */
export async function changeLead(id: number, status: LeadStatus): Promise<void> {
  const response = await fetch(`/api/leads/${id}?depth=0`, {
    method: 'PATCH',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ status }),
  }).catch(() => undefined);
  if (!response) throw new Error('The admin could not be reached. Try once more.');
  if (!response.ok) throw new Error('The request could not be changed. Reload the page and try once more.');
}
