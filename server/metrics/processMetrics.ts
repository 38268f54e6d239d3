import { Counter, Gauge, type Registry } from 'prom-client';
import type { Environment } from '../environment.ts';
import { doesAdminAnswer } from '../processes/doesAdminAnswer.ts';
import type { NotedProcesses } from '../processes/processNotes.ts';
import { type ProcessUsage, readUsage } from '../processes/readUsage.ts';

export interface ProcessOptions {
  /** The processes that the supervisor runs, this one included; none if it notes nothing. */
  processes: () => NotedProcesses;
  admin: Pick<Environment, 'adminHost' | 'adminPort'>;
}

/**
 * Adds metrics of website, renderer and admin as the supervisor started them, read on each scrape: renderer and admin
 * have no metrics port of their own. A process that has ended and is not back yet is left out of memory and CPU time.
 */
export function addProcessMetrics(register: Registry, { admin, processes }: ProcessOptions): void {
  const labelNames = ['process'] as const;
  const registers = [register];
  new Gauge({
    name: 'frontage_process_resident_memory_bytes',
    help: 'Memory that a process of this machine holds.',
    labelNames,
    registers,
    async collect() {
      this.reset();
      for (const { name, residentBytes } of await usagesOf(processes())) this.set({ process: name }, residentBytes);
    },
  });
  new Counter({
    name: 'frontage_process_cpu_seconds_total',
    help: 'Seconds of processors that a process of this machine took, user and system.',
    labelNames,
    registers,
    async collect() {
      this.reset();
      for (const { name, processorSeconds } of await usagesOf(processes()))
        this.inc({ process: name }, processorSeconds);
    },
  });
  new Counter({
    name: 'frontage_process_restarts_total',
    help: 'How often the supervisor started a process again because it had ended by itself.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [name, { restarts }] of Object.entries(processes())) this.inc({ process: name }, restarts);
    },
  });
  // Under another supervisor we know that there is an admin once it has answered.
  let hasAnswered = false;
  new Gauge({
    name: 'frontage_admin_answers',
    help: '1 where the admin of this machine answers, else 0. Left out where none was started.',
    registers,
    async collect() {
      const answers = await doesAdminAnswer(admin);
      hasAnswered ||= answers;
      if (hasAnswered || processes().admin) this.set(answers ? 1 : 0);
      else this.remove();
    },
  });
}

async function usagesOf(processes: NotedProcesses): Promise<({ name: string } & ProcessUsage)[]> {
  const read = await Promise.all(
    Object.entries(processes).map(async ([name, { pid }]) => ({
      name,
      usage: pid === undefined ? undefined : await readUsage(pid),
    })),
  );
  return read.flatMap(({ name, usage }) => (usage ? [{ name, ...usage }] : []));
}
