/** Time in ms between two looks. */
const pauseMs = 500;

/** Read at the start of the script, which may be long before the first look. */
const parent = process.ppid;

/**
 * Acts once the npm that runs this script has ended. npm passes a signal to the shell between the two, which dies
 * without telling anybody: the script would keep running, with its ports and its data. Does nothing if no npm runs it.
 */
export function whenNpmEnds(act) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const looks = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looks);
    act();
  }, pauseMs);
  looks.unref();
}
