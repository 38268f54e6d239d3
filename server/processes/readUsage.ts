import { readFile } from 'node:fs/promises';

/** What a process uses of its machine. */
export interface ProcessUsage {
  residentBytes: number;
  /** CPU time since the start, user and system. */
  processorSeconds: number;
}

/** Clock ticks per second in `/proc`; the same on every machine. */
const ticks = 100;

/** Returns the usage of a process by its id; undefined if it has ended, or on systems other than Linux. */
export async function readUsage(pid: number): Promise<ProcessUsage | undefined> {
  try {
    const [stat, status] = await Promise.all(
      ['stat', 'status'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')),
    );
    const residentKb = /^VmRSS:\s+(\d+) kB$/m.exec(status ?? '')?.[1];
    // The second field is a name in brackets that may contain anything. `parts` begins with the third: utime is the
    // 14th.
    const parts = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    const [user, system] = parts.slice(11, 13).map(Number);
    if (residentKb === undefined || user === undefined || system === undefined) return undefined;
    return { residentBytes: Number(residentKb) * 1024, processorSeconds: (user + system) / ticks };
  } catch {
    // It has ended meanwhile, or there is no `/proc`.
    return undefined;
  }
}
