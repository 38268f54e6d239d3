import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Environment } from '../environment.ts';
import type { ReadyPart } from '../health/readiness.ts';
import type { NotedProcesses } from '../processes/processNotes.ts';

interface ProcessOptions {
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

/** What a process uses of its machine. */
interface ProcessUsage {
  residentBytes: number;
  /** CPU time since the start, user and system. */
  processorSeconds: number;
}

/** Clock ticks per second in `/proc`; the same on every machine. */
const ticks = 100;

/** Returns the usage of a process by its id; undefined if it has ended, or on systems other than Linux. */
async function readUsage(pid: number): Promise<ProcessUsage | undefined> {
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

const patienceMs = 2_000;

/** Returns whether this machine's admin answers. The requested address redirects, so that no page is rendered. */
function doesAdminAnswer({ adminHost, adminPort }: Pick<Environment, 'adminHost' | 'adminPort'>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const place = { host: reachable[adminHost] ?? adminHost, port: adminPort, path: '/' };
  const call = request({ agent: false, timeout: patienceMs, ...place }, (answer) => {
    answer.resume();
    resolve((answer.statusCode ?? 500) < 500);
  });
  call.on('timeout', () => call.destroy());
  // Also after the timeout.
  call.on('error', () => resolve(false));
  call.end();
  return promise;
}

/** Addresses that mean "listen everywhere", and where such a server can be reached. */
const reachable: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

export interface StateOptions {
  countDeliveries: (state: 'owed' | 'failed') => Promise<number>;
  /** ms for which the oldest delivery that is due has waited; 0 if none is due. */
  longestWaitMs: () => Promise<number>;
  /** Free bytes on the disk of DATA_DIR. */
  freeBytes: () => Promise<number>;
  /** When a backup was last restored and compared; undefined if never. */
  restoreProvenAt: () => Promise<Date | undefined>;
  /** The time up to which writes are in a moment of the database; undefined if none are kept. */
  momentsHoldUntil?: (() => Date) | undefined;
  readiness: () => Promise<{ parts: Partial<Record<ReadyPart['name'], { state: string }>> }>;
}

/**
 * Adds metrics that are read on each scrape: the outbox, the disk and the parts of `/readyz`. A metric that cannot be
 * read is left out, so that an alarm on its absence fires while the rest is still reported.
 */
export function addStateMetrics(register: Registry, options: StateOptions): void {
  const { countDeliveries, freeBytes, longestWaitMs, momentsHoldUntil, readiness, restoreProvenAt } = options;
  new Gauge({
    name: 'frontage_outbox_deliveries',
    help: 'Deliveries by state: owed ones are tried again, failed ones wait for a person.',
    labelNames: ['state'] as const,
    registers: [register],
    async collect() {
      this.reset();
      for (const state of ['owed', 'failed'] as const) {
        const count = await readIfPossible(countDeliveries(state));
        if (count !== undefined) this.set({ state }, count);
      }
    },
  });
  new Gauge({
    name: 'frontage_outbox_wait_seconds',
    help: 'Seconds for which the oldest delivery that is due has waited.',
    registers: [register],
    async collect() {
      const ms = await readIfPossible(longestWaitMs());
      if (ms === undefined) this.remove();
      else this.set(ms / 1000);
    },
  });
  new Gauge({
    name: 'frontage_data_free_bytes',
    help: 'Bytes that are free where DATA_DIR lies.',
    registers: [register],
    async collect() {
      const bytes = await readIfPossible(freeBytes());
      if (bytes === undefined) this.remove();
      else this.set(bytes);
    },
  });
  new Gauge({
    name: 'frontage_restore_proven_timestamp_seconds',
    help: 'When a backup was restored and compared last, in seconds since 1970.',
    registers: [register],
    async collect() {
      const provenAt = await readIfPossible(restoreProvenAt());
      if (provenAt === undefined) this.remove();
      else this.set(provenAt.getTime() / 1000);
    },
  });
  if (momentsHoldUntil)
    new Gauge({
      name: 'frontage_moments_hold_until_timestamp_seconds',
      help: 'Until when what was written is in a moment of the database, in seconds since 1970.',
      registers: [register],
      collect() {
        this.set(momentsHoldUntil().getTime() / 1000);
      },
    });
  new Gauge({
    name: 'frontage_part_ready',
    help: '1 where a part of /readyz is ok, else 0.',
    labelNames: ['part'] as const,
    registers: [register],
    async collect() {
      for (const [part, { state }] of Object.entries((await readiness()).parts)) {
        this.set({ part }, state === 'ok' ? 1 : 0);
      }
    },
  });
}

/** Resolves to undefined if it cannot be read: `/readyz` reports that for its part. */
function readIfPossible<Value>(value: Promise<Value>): Promise<Value | undefined> {
  return value.catch(() => undefined);
}
