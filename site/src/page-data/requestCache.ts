import { inOrder } from '@frontage/contract/primitives/members.ts';
import { LRUCache } from 'lru-cache';

/** Identifies a request: method, data and options, whatever the order of their keys. R56. */
export interface RequestKey {
  method: string;
  path: string;
  data?: unknown;
  options?: unknown;
}

/** Most answers that are kept. Answers that every page needs are used often enough to stay. */
const maxAnswers = 1_000;

/** Remembers answers for one publication, including pending ones. A failure is forgotten. */
export function createRequestCache(
  limit = maxAnswers,
): <Answer>(key: RequestKey, ask: () => Promise<Answer>) => Promise<Answer> {
  const answers = new LRUCache<string, Promise<unknown>>({ max: limit });
  return <Answer>(key: RequestKey, ask: () => Promise<Answer>) => {
    const name = JSON.stringify(key, inOrder);
    const answer = answers.get(name) ?? ask();
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    return answer as Promise<Answer>;
  };
}
