import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Of the server that is measured, and of whoever asks it. */
export const cores = { server: '0', load: '1' } as const;

/** Every core of the machine, as `pin` takes them. */
export const allCores = `0-${availableParallelism() - 1}`;

/** Lets a process with all its threads run on these cores alone. */
export function pin(pid: number | undefined, to: string): void {
  if (pid === undefined) throw new Error('A process that does not run has no core');
  execFileSync('taskset', ['-acp', to, String(pid)], { stdio: ['ignore', 'ignore', 'inherit'] });
}
