/**
 * Times the steps since this process began: visitors of a killed website wait until its next start is done. The first
 * begins with the process, before any of our code is loaded.
 */
export function timeSteps(now = () => performance.now()) {
  /** By step, and in `all`. */
  const ms: Record<string, number> = {};
  let last = 0;
  return {
    ms,
    /** Ends a step that began with the end of the previous one. */
    end(step: string): void {
      const at = now();
      ms[step] = Math.round(at - last);
      ms.all = Math.round(at);
      last = at;
    },
  };
}
