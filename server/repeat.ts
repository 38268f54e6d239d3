export interface Repeated {
  /** Resolves once running work is finished. Nothing starts afterwards. */
  stop(): Promise<void>;
}

export interface Pace {
  /** Called once for each state: not again until the work has succeeded, or fails in another way. */
  onFault: (error: unknown) => void;
  /** ms to rest after a failure, and after a run that returns no number. */
  restMs: number;
  /** A peer that refuses again and again is asked ever more rarely: each failure in a row doubles the rest, up to this. */
  longestRestMs?: number;
}

/**
 * Runs work repeatedly until it is stopped, the first time at once. A run may return the ms to rest afterwards; without
 * a `Pace` it must, and handles its own failures. `ending` aborts when it is stopped: what fails then is no fault.
 */
export function repeat(work: (ending: AbortSignal) => Promise<number>): Repeated;
export function repeat(work: (ending: AbortSignal) => Promise<unknown>, pace: Pace): Repeated;
export function repeat(work: (ending: AbortSignal) => Promise<unknown>, pace?: Pace): Repeated {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let state = 'well';
  let failures = 0;

  async function workOrReport(): Promise<number> {
    try {
      const restMs = await work(ending.signal);
      state = 'well';
      failures = 0;
      return typeof restMs === 'number' ? restMs : (pace?.restMs ?? 0);
    } catch (error) {
      if (!pace) throw error;
      const next = kindOf(error);
      if (next !== state && !ending.signal.aborted) pace.onFault(error);
      state = next;
      failures += 1;
      return Math.min(pace.longestRestMs ?? pace.restMs, pace.restMs * 2 ** (failures - 1));
    }
  }
  async function run(): Promise<void> {
    const restMs = await workOrReport();
    if (!ending.signal.aborted) timer = setTimeout(begin, restMs);
  }
  function begin(): void {
    running = run();
  }

  begin();
  return {
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** The same for errors that say the same: their names and codes, with those of their causes. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failing';
  return `${error.name} ${'code' in error ? error.code : ''}, ${error.cause ? kindOf(error.cause) : ''}`;
}
