import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that it has started, and they in their turn. */
export function processesWithin(pid: number | undefined): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }));
  const found = pid === undefined ? [] : [pid];
  // Grows while it is read: children of children come too.
  for (const one of found) found.push(...parents.filter(({ parent }) => parent === one).map((child) => child.pid));
  return found;
}

/** Behind the name of the program, which may hold spaces and is in brackets. 0 for one that has ended. */
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
