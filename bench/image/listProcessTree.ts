import { readdirSync, readFileSync } from 'node:fs';

/** Returns a process and all of its descendants. */
export function listProcessTree(pid: number | undefined): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const found = pid === undefined ? [] : [pid];
  // The list grows during the loop, so children of children are included.
  for (const one of found) found.push(...parents.filter(({ parent }) => parent === one).map((child) => child.pid));
  return found;
}

/**
 * Returns the parent of a process. That field follows the name of the program, which is in brackets and may contain
 * spaces. 0 if the process has ended.
 */
function parentOf(pid: string): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    return 0;
  }
}
