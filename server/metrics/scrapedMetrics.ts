import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreProof } from '@frontage/contract/restoreProof.ts';
import type { Payload } from 'payload';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Environment } from '../environment.ts';
import type { ReadyPart } from '../health/readiness.ts';
import { type NotedProcesses, readProcessNotes } from '../processes/processNotes.ts';

export interface MetricsSources {
  payload: Payload;
  cms: Pick<Environment, 'adminHost' | 'adminPort' | 'dataDir' | 'rootDir'>;
  /** ms for which the oldest delivery that is due has waited; 0 if none is due. */
  longestWaitMs: () => Promise<number>;
  /** The time up to which writes are in a moment of the database; undefined if none are kept. */
  momentsHoldUntil?: (() => Date) | undefined;
  readiness: () => Promise<{ parts: Partial<Record<ReadyPart['name'], { state: string }>> }>;
}

type Figures = Record<string, number>;

/**
 * Adds metrics that are read on each scrape: the outbox, the disk, the parts of `/readyz`, and website, renderer and
 * admin as the supervisor started them, since renderer and admin have no metrics port of their own. One that cannot be
 * read is left out, so that an alarm on its absence fires while the rest is still reported.
 */
export function addScrapedMetrics(registry: Registry, sources: MetricsSources): void {
  const { cms, longestWaitMs, momentsHoldUntil, payload, readiness } = sources;
  const { dataDir } = cms;
  const registers = [registry];

  function addFigure(told: { name: string; help: string }, read: () => Promise<number | undefined>): void {
    const metric = new Gauge({ ...told, registers, collect });
    async function collect() {
      const figure = await read().catch(() => undefined);
      if (figure === undefined) metric.remove();
      else metric.set(figure);
    }
  }

  /** One for each value of the label. */
  function addFigures(
    Kind: typeof Gauge | typeof Counter,
    { label, ...told }: { name: string; label: string; help: string },
    read: () => Promise<Figures>,
  ): void {
    const metric = new Kind({ ...told, labelNames: [label], registers, collect });
    async function collect() {
      const figures = await read().catch((): Figures => ({}));
      metric.reset();
      for (const [value, figure] of Object.entries(figures)) metric.inc({ [label]: value }, figure);
    }
  }

  const count = async (status: 'owed' | 'failed') =>
    (await payload.count({ collection: 'deliveries', where: { status: { equals: status } } })).totalDocs;
  addFigures(
    Gauge,
    {
      name: 'frontage_outbox_deliveries',
      label: 'state',
      help: 'Deliveries by state: owed ones are tried again, failed ones wait for a person.',
    },
    async () => ({ owed: await count('owed'), failed: await count('failed') }),
  );
  addFigure(
    { name: 'frontage_outbox_wait_seconds', help: 'Seconds for which the oldest delivery that is due has waited.' },
    async () => (await longestWaitMs()) / 1000,
  );
  addFigure({ name: 'frontage_data_free_bytes', help: 'Bytes that are free where DATA_DIR lies.' }, async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  });
  addFigure(
    {
      name: 'frontage_restore_proven_timestamp_seconds',
      help: 'When a backup was restored and compared last, in seconds since 1970.',
    },
    async () => {
      const noted: unknown = JSON.parse(await readFile(join(dataDir, restoreProof.file), 'utf8'));
      return Date.parse(restoreProof.schema.parse(noted).provenAt) / 1000;
    },
  );
  if (momentsHoldUntil)
    addFigure(
      {
        name: 'frontage_moments_hold_until_timestamp_seconds',
        help: 'Until when what was written is in a moment of the database, in seconds since 1970.',
      },
      async () => momentsHoldUntil().getTime() / 1000,
    );
  addFigures(
    Gauge,
    { name: 'frontage_part_ready', label: 'part', help: '1 where a part of /readyz is ok, else 0.' },
    async () => each((await readiness()).parts, ({ state }) => (state === 'ok' ? 1 : 0)),
  );
  addFigures(
    Gauge,
    {
      name: 'frontage_process_resident_memory_bytes',
      label: 'process',
      help: 'Memory that a process of this machine holds.',
    },
    async () => each(await readUsages(readProcessNotes(dataDir)), ({ residentBytes }) => residentBytes),
  );
  addFigures(
    Counter,
    {
      name: 'frontage_process_cpu_seconds_total',
      label: 'process',
      help: 'Seconds of processors that a process of this machine took, user and system.',
    },
    async () => each(await readUsages(readProcessNotes(dataDir)), ({ processorSeconds }) => processorSeconds),
  );
  addFigures(
    Counter,
    {
      name: 'frontage_process_restarts_total',
      label: 'process',
      help: 'How often the supervisor started a process again because it had ended by itself.',
    },
    async () => each(readProcessNotes(dataDir), ({ restarts }) => restarts),
  );
  // Under another supervisor we know that there is an admin once it has answered.
  let hasAnswered = false;
  addFigure(
    {
      name: 'frontage_admin_answers',
      help: '1 where the admin of this machine answers, else 0. Left out where none was started.',
    },
    async () => {
      const answers = await doesAdminAnswer(cms);
      hasAnswered ||= answers;
      return hasAnswered || readProcessNotes(dataDir).admin ? Number(answers) : undefined;
    },
  );
}

function each<Value>(values: Readonly<Record<string, Value>>, figureOf: (value: Value) => number): Figures {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, figureOf(value)]));
}

/** By name. Without those that have ended and are not back yet. */
async function readUsages(processes: NotedProcesses) {
  const usages: Record<string, NonNullable<Awaited<ReturnType<typeof readUsage>>>> = {};
  for (const [name, { pid }] of Object.entries(processes)) {
    const usage = pid === undefined ? undefined : await readUsage(pid);
    if (usage) usages[name] = usage;
  }
  return usages;
}

/** Clock ticks per second in `/proc`; the same on every machine. */
const ticks = 100;

/**
 * Memory and CPU time, user and system, of a process by its id; undefined if it has ended, or on systems other than
 * Linux.
 */
async function readUsage(pid: number) {
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
async function doesAdminAnswer({ adminHost, adminPort }: MetricsSources['cms']): Promise<boolean> {
  const host = reachable[adminHost] ?? adminHost;
  const asked = { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) } as const;
  const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${adminPort}/`, asked).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return (answer?.status ?? 500) < 500;
}

/** Addresses that mean "listen everywhere", and where such a server can be reached. */
const reachable: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
