/** The JSON answer of the admin's own API. Undefined where there is none. */
export async function fetchJson<Answer>(path: string, signal: AbortSignal | null = null): Promise<Answer | undefined> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
