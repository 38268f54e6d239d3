/** What makes two requests the same: method, data and options, whatever the order of their keys. Decision 35. */
export interface RequestKey {
  method: string;
  path: string;
  data?: unknown;
  options?: unknown;
}

/** Remembers answers for the length of a build, the one under way included. A failure is forgotten. */
export function createRequestCache(): <Answer>(key: RequestKey, ask: () => Promise<Answer>) => Promise<Answer> {
  const answers = new Map<string, Promise<unknown>>();
  return <Answer>(key: RequestKey, ask: () => Promise<Answer>) => {
    const name = stableText(key);
    const known = answers.get(name);
    if (known) return known as Promise<Answer>;
    const answer = ask();
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    return answer;
  };
}

/** JSON with the keys of every object in order. */
function stableText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
