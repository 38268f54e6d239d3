/** ms between two looks. */
const pauseMs = 500;

/** As the script began: it may be long before it looks. */
const parent = process.ppid;

/**
 * Acts once the npm that runs this script has ended. npm hands a signal to the shell between the two, which dies of it
 * and tells nobody: the script would run on, and hold its ports and its data. Nothing where no npm runs it.
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
