import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Cores of the measured server, and of the process that sends the load. */
export const cores = { server: '0', load: '1' } as const;

/** Every core of the machine, in the form that `pin` takes. */
export const allCores = `0-${availableParallelism() - 1}`;

/** Restricts a process with all its threads to these cores. */
export function pin(pid: number | undefined, to: string): void {
  if (pid === undefined) throw new Error('A process that does not run has no core');
  execFileSync('taskset', ['-acp', to, String(pid)], { stdio: ['ignore', 'ignore', 'inherit'] });
}
