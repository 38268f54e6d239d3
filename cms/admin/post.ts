/** Said where no answer came. */
export const unreachable = 'The admin could not be reached. Try once more.';

/** Posts to an address of the admin's own interface. Undefined where no answer came; never rejects. */
export function post(path: string, body?: object): Promise<Response | undefined> {
  return fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch(() => undefined);
}
