import { readFileSync, writeFileSync } from 'node:fs';

/** What a process holds in memory now, in MB of 1024² bytes. Linux alone. */
export const residentMb = (pid: number | undefined): number => readMb(pid, /VmRSS:\s+(\d+)/);

/** The most that a process held since that was forgotten last, in MB of 1024² bytes. Linux alone. */
export const peakMb = (pid: number | undefined): number => readMb(pid, /VmHWM:\s+(\d+)/);

/** Lets the peaks of processes begin anew. Linux alone. */
export function forgetPeaks(...pids: (number | undefined)[]): void {
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function readMb(pid: number | undefined, field: RegExp): number {
  const [, kilobytes = '0'] = field.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
