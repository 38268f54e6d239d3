/** Said where no answer came. */
export const unreachable = 'The admin could not be reached. Try once more.';

/** Whether whoever asks is signed in still; undefined where no answer came. */
export async function whetherSignedIn(): Promise<boolean | undefined> {
  const response = await fetch('/api/users/me', { credentials: 'same-origin' }).catch(() => undefined);
  const found: { user?: unknown } | undefined = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return found && Boolean(found.user);
}

/** Characters of a body up to which browsers send it on though its page is left. */
const mostKept = 10_000;

/** Posts to an address of the admin's own interface, as {@link send} does. */
export const post = (path: string, body?: object) => send('POST', path, body);

/**
 * Sends JSON to an address of the admin's own interface, also where the page is left at once. Undefined where no answer
 * came; never rejects.
 */
export function send(method: 'PATCH' | 'POST', path: string, body?: object): Promise<Response | undefined> {
  const text = body && JSON.stringify(body);
  return fetch(path, {
    method,
    credentials: 'same-origin',
    keepalive: (text?.length ?? 0) < mostKept,
    ...(text ? { headers: { 'Content-Type': 'application/json' }, body: text } : {}),
  }).catch(() => undefined);
}
