import { useEffect, useState } from 'react';
import { type Asked, ask } from './ask.ts';

const asked = new Map<string, Promise<Asked<unknown>>>();

/** Those that ask for the same at once, as they are drawn together, have one answer. */
function askTogether(path: string): Promise<Asked<unknown>> {
  const answer = asked.get(path) ?? ask('GET', path);
  asked.set(path, answer);
  setTimeout(() => asked.delete(path));
  return answer;
}

/**
 * What the admin's own API answers at a path: undefined until it has, null where it has nothing. It is asked again
 * whenever `again` changes; until then, and where that brings nothing, the last answer stays.
 */
export function useAnswer<Answer>(path: string | undefined, again?: unknown): Answer | null | undefined {
  const [known, setKnown] = useState<{ path?: string; answer?: Answer | null }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again
  useEffect(() => {
    if (path === undefined) return;
    let isOver = false;
    void askTogether(path).then(({ answer }) => {
      const isLost = (before: typeof known) => answer === undefined && before.path === path;
      if (!isOver)
        setKnown((before) => (isLost(before) ? before : { path, answer: (answer as Answer | undefined) ?? null }));
    });
    return () => {
      isOver = true;
    };
  }, [path, again]);
  return known.path === path ? known.answer : undefined;
}
