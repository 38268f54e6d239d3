/**
 * The durations of the steps since this process began: visitors of a killed website wait until its next start is done.
 */
export interface TimedSteps {
  /** Ends a step that began with the end of the previous one. */
  end(step: string): void;
  /** ms by step, and in `all`. */
  readonly ms: Record<string, number>;
}

/** Times steps. The first begins with the process, before any of our code is loaded. */
export function timeSteps(now: () => number = () => performance.now()): TimedSteps {
  const ms: Record<string, number> = {};
  let last = 0;
  return {
    ms,
    end(step) {
      const at = now();
      ms[step] = Math.round(at - last);
      ms.all = Math.round(at);
      last = at;
    },
  };
}
