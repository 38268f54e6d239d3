import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the processor time of a process so far in seconds, whatever else the machine did. Linux counts it in
 * hundredths, in the 14th and 15th field; 0 elsewhere.
 */
export function readCpuSeconds(pid: number | undefined): number {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
