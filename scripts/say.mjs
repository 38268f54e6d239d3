/** The time when the command began, in ms since 1970; what it starts counts seconds from there. */
export const startedAt = Number(process.env.STARTED_AT) || Date.now();

/** Prints one line of progress, with the seconds since the start. */
export function say(line) {
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`);
}
