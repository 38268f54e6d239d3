/** What an address of the admin's own interface answers, as JSON. Undefined where no answer came. */
export async function askFor<Answer>(path: string, signal: AbortSignal | null = null): Promise<Answer | undefined> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
