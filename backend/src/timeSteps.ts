/** What took how long since this process began: visitors of a killed website wait until its next start is through. */
export interface TimedSteps {
  /** Names what was done since the last one. */
  end(step: string): void;
  /** By step, and `all` of them. */
  readonly ms: Record<string, number>;
}

/** The first step begins with the process, before anything of ours is loaded. */
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
