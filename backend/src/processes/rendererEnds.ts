import { setTimeout as pause } from 'node:timers/promises';
import { readProcessNotes } from './processNotes.ts';

/** How the renderer ended, in words that go on after "it", such as `was ended by SIGKILL`. */
export interface RendererEnds {
  /** The last time: why nobody listens, also while it is being started again. Undefined where nobody knows. */
  last(): string | undefined;
  /** Where it ended after a moment, in ms since 1970. Waits until that is noted, which is a blink after it has ended. */
  since(moment: number): Promise<string | undefined>;
}

/** ms in which the supervisor has noted an end, and between two looks for it. */
const patienceMs = 1_000;
const betweenMs = 20;

/** What the supervisor of this process tells of its renderer: a process that was killed can tell nothing itself. */
export function openRendererEnds(dataDir: string): RendererEnds {
  const noted = () => readProcessNotes(dataDir).renderer;
  return {
    last() {
      const lastEnd = noted()?.lastEnd;
      return lastEnd && wordsOf(lastEnd.reason);
    },
    async since(moment) {
      const until = performance.now() + patienceMs;
      for (let note = noted(); note && performance.now() < until; note = noted()) {
        if (note.lastEnd && note.lastEnd.at >= moment) return wordsOf(note.lastEnd.reason);
        await pause(betweenMs);
      }
      return undefined;
    },
  };
}

function wordsOf(reason: string | number): string {
  if (typeof reason === 'number') return `ended with code ${reason}, and the log says why`;
  const usual = usually[reason];
  return usual ? `was ended by ${reason}, ${usual}` : `was ended by ${reason}`;
}

/** Where a signal comes from that nobody of ours sends. */
const usually: Record<string, string> = {
  SIGABRT: 'as Node does where its heap is full',
  SIGKILL: 'as the system does where memory runs out',
};
