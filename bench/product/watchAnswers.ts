import { setTimeout as pause } from 'node:timers/promises';

/** Times in which nobody answered visitors. */
export interface Silences {
  count: number;
  seconds: number;
  longestS: number;
  /** s of watching in all. */
  ofSeconds: number;
}

/** ms between two looks, and for which one waits. */
const lookEveryMs = 50;
const patienceMs = 5_000;

/** Asks for a page again and again, until the signal comes. */
export async function watchAnswers(address: string, signal: AbortSignal): Promise<Silences> {
  const begun = performance.now();
  const silentMs: number[] = [];
  let silentSince: number | undefined;
  const hear = () => {
    if (silentSince !== undefined) silentMs.push(performance.now() - silentSince);
    silentSince = undefined;
  };
  while (!signal.aborted) {
    const askedAt = performance.now();
    if (await isAnswered(address)) hear();
    else silentSince ??= askedAt;
    await pause(lookEveryMs);
  }
  hear();
  return {
    count: silentMs.length,
    seconds: silentMs.reduce((sum, ms) => sum + ms, 0) / 1000,
    longestS: Math.max(0, ...silentMs) / 1000,
    ofSeconds: (performance.now() - begun) / 1000,
  };
}

async function isAnswered(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    await answer.text();
    return answer.status === 200;
  } catch {
    // Nobody listens, or who did was killed.
    return false;
  }
}
