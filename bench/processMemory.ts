import { readFileSync, writeFileSync } from 'node:fs';

/** Memory of a process now, in MB of 1024² bytes. Linux only. */
export const readResidentMb = (pid: number | undefined): number => readMb(pid, /VmRSS:\s+(\d+)/);

/** Peak memory of a process since its last reset, in MB of 1024² bytes. Linux only. */
export const readPeakMb = (pid: number | undefined): number => readMb(pid, /VmHWM:\s+(\d+)/);

/** Resets the peak memory of processes. Linux only. */
export function forgetPeaks(...pids: (number | undefined)[]): void {
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function readMb(pid: number | undefined, field: RegExp): number {
  const [, kilobytes = '0'] = field.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
