/** Asks the admin about an address. Rejects with words for people. */
export async function askOfPerson(
  what: 'erase' | 'export' | 'find',
  body: { address: string; confirm?: string },
): Promise<Response> {
  const response = await fetch(`/api/removals/person/${what}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (!response) throw new Error('The admin could not be reached. Try once more.');
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => undefined);
  const message: unknown = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : '';
  throw new Error(typeof message === 'string' && message ? message : 'It did not work. Try once more.');
}
