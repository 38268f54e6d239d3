import { readFile } from 'node:fs/promises';

/** What a process takes of its machine. */
export interface ProcessUsage {
  residentBytes: number;
  /** Of processors, user and system, since it was started. */
  processorSeconds: number;
}

/** Of each second, in what Linux tells to programs; the same on every machine. */
const ticks = 100;

/** By its number; undefined where it has ended, or where the system tells none of it, as all but Linux. */
export async function readUsage(pid: number): Promise<ProcessUsage | undefined> {
  try {
    const [stat, status] = await Promise.all(
      ['stat', 'status'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')),
    );
    const residentKb = /^VmRSS:\s+(\d+) kB$/m.exec(status ?? '')?.[1];
    // The second part is a name in brackets, in which anything may stand. From the third on: utime is the 14th.
    const parts = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    const [user, system] = parts.slice(11, 13).map(Number);
    if (residentKb === undefined || user === undefined || system === undefined) return undefined;
    return { residentBytes: Number(residentKb) * 1024, processorSeconds: (user + system) / ticks };
  } catch {
    // It has ended meanwhile, or there is no such folder.
    return undefined;
  }
}
