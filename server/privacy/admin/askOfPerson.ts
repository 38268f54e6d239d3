import { post, unreachable } from '../../admin/post.ts';

/** Asks the admin's API about an address. Rejects with a message for people. */
export async function askOfPerson(
  what: 'erase' | 'export' | 'find',
  body: { address: string; confirm?: string },
): Promise<Response> {
  const response = await post(`/api/removals/person/${what}`, body);
  if (!response) throw new Error(unreachable);
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  const message: unknown = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : '';
  throw new Error(typeof message === 'string' && message ? message : 'It did not work. Try once more.');
}
