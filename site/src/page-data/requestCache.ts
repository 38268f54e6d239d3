import { LRUCache } from 'lru-cache';

/** What makes two requests the same: method, data and options, whatever the order of their keys. R56. */
export interface RequestKey {
  method: string;
  path: string;
  data?: unknown;
  options?: unknown;
}

/** Answers that are kept at most. What every page asks for is asked for often enough to stay. */
const maxAnswers = 1_000;

/** Remembers answers for the length of a publication, the one under way included. A failure is forgotten. */
export function createRequestCache(
  limit = maxAnswers,
): <Answer>(key: RequestKey, ask: () => Promise<Answer>) => Promise<Answer> {
  const answers = new LRUCache<string, Promise<unknown>>({ max: limit });
  return <Answer>(key: RequestKey, ask: () => Promise<Answer>) => {
    const name = stableText(key);
    const answer = answers.get(name) ?? ask();
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    return answer as Promise<Answer>;
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
