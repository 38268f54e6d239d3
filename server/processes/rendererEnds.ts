import { setTimeout as pause } from 'node:timers/promises';
import { readProcessNotes } from './processNotes.ts';

/** How the renderer ended, in words that continue "it", such as `was ended by SIGKILL`. */
export interface RendererEnds {
  /** The last end: why the renderer does not answer, also while it restarts. Undefined if unknown. */
  last(): string | undefined;
  /**
   * How it ended after a time, in ms since 1970. Waits until that is noted, which takes an instant; undefined if it did
   * not end.
   */
  since(moment: number): Promise<string | undefined>;
}

/** ms within which the supervisor notes an end, and between two checks for it. */
const patienceMs = 1_000;
const betweenMs = 20;

/** Reads how the renderer ended from the supervisor's notes: a killed process cannot report anything itself. */
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
  if (reason === 'silence') return 'was ended because it no longer answered';
  const usual = usually[reason];
  return usual ? `was ended by ${reason}, ${usual}` : `was ended by ${reason}`;
}

/** The usual cause of signals that nothing of ours sends. */
const usually: Record<string, string> = {
  SIGABRT: 'as Node does where its heap is full',
  SIGKILL: 'as the system does where memory runs out',
};
