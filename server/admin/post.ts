import { say } from './say.ts';

export const unreachable = () => say('The admin could not be reached. Try once more.');

/** Returns whether the user is still signed in; undefined if no answer arrived. */
export async function checkSignedIn(): Promise<boolean | undefined> {
  const found = await fetchJson<{ user?: unknown }>('/api/users/me');
  return found && Boolean(found.user);
}

/** Length in characters below which browsers send a body even after its page is left. */
const mostKept = 10_000;

export const post = (path: string, body?: object) => send('POST', path, body);

/** Sends JSON even if the page is left right away. Undefined if no answer arrives; never rejects. */
export function send(method: 'DELETE' | 'PATCH' | 'POST', path: string, body?: object): Promise<Response | undefined> {
  const text = body && JSON.stringify(body);
  return fetch(path, {
    method,
    credentials: 'same-origin',
    keepalive: (text?.length ?? 0) < mostKept,
    ...(text ? { headers: { 'Content-Type': 'application/json' }, body: text } : {}),
  }).catch(() => undefined);
}

/** What an answer says, of an endpoint of ours or of Payload's where it refuses; undefined where it says nothing. */
export async function wordsIn(answer: Response | undefined): Promise<string | undefined> {
  const found: { message?: string; errors?: { message?: string }[] } | undefined = await answer
    ?.json()
    .catch(() => undefined);
  return found?.message ?? found?.errors?.[0]?.message;
}

/** The JSON answer of the admin's own API. Undefined where there is none. */
export async function fetchJson<Answer>(path: string, signal: AbortSignal | null = null): Promise<Answer | undefined> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
