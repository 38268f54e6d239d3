import type { Payload } from 'payload';
import { say } from '../admin/say.ts';
import type { Lead } from '../payload-types.ts';
import { statuses } from './statuses.ts';

/** The earlier requests of the same address: how many, and who dealt with the last one. */
export async function findEarlierRequests(
  payload: Payload,
  { email, id }: Pick<Lead, 'email' | 'id'>,
): Promise<{ count: number; words: string }> {
  if (!email) return { count: 0, words: '' };
  const { docs, totalDocs: count } = await payload.find({
    collection: 'leads',
    where: { and: [{ email: { equals: email } }, { id: { less_than: id } }, { status: { not_equals: 'quarantine' } }] },
    sort: '-id',
    limit: 1,
    depth: 1,
    joins: false,
  });
  const [last] = docs;
  const owner = typeof last?.owner === 'object' ? last.owner?.name : undefined;
  const label = say(statuses.find(({ value }) => value === last?.status)?.label ?? '');
  const state = label.charAt(0).toLowerCase() + label.slice(1);
  const requests = count === 1 ? say('1 earlier request,') : say('{count} earlier requests, the last one', { count });
  return { count, words: [requests, state, owner && say('by {owner}', { owner })].filter(Boolean).join(' ') };
}
