import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { readCpuSeconds } from '../processTime.ts';
import { measureRate } from '../requestRate.ts';
import { type Answers, answerAt } from './answers.ts';
import { type Server, startBareNode, startNginxWith } from './servers.ts';

const rounds = Number(process.env.RUNS || 5);
const seconds = 5;
/** Time in ms until a server has warmed up; not measured. */
const warmUpMs = 2_000;

type Running = Pick<Server, 'url' | 'pid'>;

interface Sample {
  perSecond: number;
  p99Ms: number;
  /** Share of its core that the server used. */
  busy: number;
}

/** By name of the server. */
type Round = Record<string, Sample>;

/**
 * Prints the rate at which a host answers pages, next to that of `node:http` and of nginx for the same bytes: one
 * process each, in turn on one core, with the load from another core.
 */
export async function compareServers(host: Running, paths: Record<string, string>): Promise<void> {
  const started: Server[] = [];
  const start = async (starting: Promise<Server>) => {
    const server = await starting;
    started.push(server);
    return server;
  };
  try {
    const answers: Answers = {};
    for (const path of Object.values(paths)) answers[path] = await answerAt(host.url + path);
    const servers: Record<string, Running> = {
      Frontage: host,
      'bare node:http': await start(startBareNode(answers)),
      nginx: await start(startNginxWith(answers, { keepsOpen: false })),
      'nginx, files kept open': await start(startNginxWith(answers, { keepsOpen: true })),
    };
    for (const { pid } of Object.values(servers)) pin(pid, cores.server);
    pin(process.pid, cores.load);
    console.log(`\n### Requests a second, br, 32 connections, median of ${rounds} rounds of ${seconds} s\n`);
    console.log('| page | KB | server | requests/s | p99 ms | core busy | of nginx | lowest | by processor time |');
    console.log('|---|---|---|---|---|---|---|---|---|');
    for (const [page, path] of Object.entries(paths)) {
      const kb = ((answers[path]?.body.length ?? 0) / 1024).toFixed(1);
      const measured = await measureInTurns(servers, path);
      for (const name of Object.keys(servers)) console.log(rowOf([page, kb, name], name, measured));
    }
  } finally {
    pin(process.pid, allCores);
    for (const server of started) await server.stop();
  }
}

async function measureInTurns(servers: Record<string, Running>, path: string): Promise<Round[]> {
  for (const { url } of Object.values(servers)) await measureRate(url + path, warmUpMs);
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const samples: Round = {};
    for (const [name, { pid, url }] of Object.entries(servers)) {
      const before = readCpuSeconds(pid);
      const rate = await measureRate(url + path, seconds * 1000);
      samples[name] = { ...rate, busy: (readCpuSeconds(pid) - before) / seconds };
    }
    measured.push(samples);
  }
  return measured;
}

/** Each round is compared only within itself, because the machine may be slower in the next one. */
function rowOf(first: readonly string[], name: string, measured: readonly Round[]): string {
  const of = (figure: (its: Sample, nginx: Sample) => number) =>
    measured
      .flatMap((samples) => {
        const { [name]: its, nginx } = samples;
        return its && nginx ? [figure(its, nginx)] : [];
      })
      .sort((a, b) => a - b);
  const median = (list: readonly number[]) => list[Math.floor(list.length / 2)] ?? Number.NaN;
  const ratios = of((its, nginx) => its.perSecond / nginx.perSecond);
  const cells = [
    median(of(({ perSecond }) => perSecond)).toFixed(0),
    median(of(({ p99Ms }) => p99Ms)).toFixed(1),
    `${(median(of(({ busy }) => busy)) * 100).toFixed(0)} %`,
    median(ratios).toFixed(2),
    (ratios[0] ?? Number.NaN).toFixed(2),
    median(of((its, nginx) => its.perSecond / its.busy / (nginx.perSecond / nginx.busy))).toFixed(2),
  ];
  return `| ${[...first, ...cells].join(' | ')} |`;
}

/** Cores of the measured server, and of the process that sends the load. */
const cores = { server: '0', load: '1' } as const;

/** Every core of the machine, in the form that `pin` takes. */
const allCores = `0-${availableParallelism() - 1}`;

/** Restricts a process with all its threads to these cores. */
function pin(pid: number | undefined, to: string): void {
  if (pid === undefined) throw new Error('A process that does not run has no core');
  execFileSync('taskset', ['-acp', to, String(pid)], { stdio: ['ignore', 'ignore', 'inherit'] });
}
