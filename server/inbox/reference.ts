import type { Lead } from '../payload-types.ts';

/** Returns the number of a request, which people can say on the phone, such as Q-2611-0412. */
export function referenceOf({ id, receivedAt, createdAt }: Pick<Lead, 'id' | 'receivedAt' | 'createdAt'>): string {
  const [year = '', month = ''] = (receivedAt ?? createdAt).split('-');
  return `Q-${year.slice(2)}${month}-${String(id).padStart(4, '0')}`;
}
