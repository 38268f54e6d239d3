import { setTimeout as pause } from 'node:timers/promises';

/** Periods in which visitors got no answer. */
export interface Silences {
  count: number;
  seconds: number;
  longestS: number;
  /** Duration of the watch in s. */
  ofSeconds: number;
}

/** Time in ms between two requests, and how long each waits. */
const lookEveryMs = 50;
const patienceMs = 5_000;

/** Requests a page repeatedly until the signal. */
export async function watchAnswers(address: string, signal: AbortSignal): Promise<Silences> {
  const begun = performance.now();
  const silentMs: number[] = [];
  let silentSince: number | undefined;
  const noteAnswer = () => {
    if (silentSince !== undefined) silentMs.push(performance.now() - silentSince);
    silentSince = undefined;
  };
  while (!signal.aborted) {
    const askedAt = performance.now();
    if (await isAnswered(address)) noteAnswer();
    else silentSince ??= askedAt;
    await pause(lookEveryMs);
  }
  noteAnswer();
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
    // Nobody listens, or the process was killed.
    return false;
  }
}
