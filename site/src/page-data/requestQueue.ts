/**
 * Runs tasks one at a time, in the order they were added, so that a publication asks the backend no faster than it
 * answers. A task that fails does not stop those behind it. R56.
 */
export function createRequestQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
