/**
 * Watches the event loop of this thread. Returns a function that ends the watch and says how many ms of CPU time the
 * longest turn took, in which nobody else was served. Not the time on the wall: on a busy machine another process may
 * have had it.
 */
export function watchTurns(): () => number {
  let longestMs = 0;
  let before = cpuMs();
  const look = () => {
    const at = cpuMs();
    longestMs = Math.max(longestMs, at - before);
    before = at;
  };
  const timer = setInterval(look, 2);
  return () => {
    clearInterval(timer);
    look();
    return longestMs;
  };
}

function cpuMs(): number {
  const { system, user } = process.threadCpuUsage();
  return (user + system) / 1000;
}
