import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@frontage/contract/paths.ts';
import { drawAnswer, rendererPaths } from '@frontage/contract/rendering.ts';
import { rendererCommand } from '@frontage/site/src/renderer/rendererCommand.ts';
import type { Environment } from '../environment.ts';
import { writeProcessNotes } from '../processes/processNotes.ts';

const root = join(import.meta.dirname, '../../..');

/** ms that a start may take on a busy machine. */
const patienceMs = 100_000;

/** The renderer as it runs beside the host: a process of its own, with the site's code as it was built last. */
export interface SiteRenderer {
  socketPath: string;
  /** Ends it, at once where `isKilled`. */
  stop(isKilled?: boolean): Promise<void>;
}

/** Starts it for a host that listens, and has it read the content. Rejects with what it said where it ends. */
export async function startSiteRenderer(
  dataDir: string,
  hostUrl: string,
  {
    backendUrl,
    cdn,
    originSecret,
    siteUrl,
    traces,
  }: Partial<Pick<Environment, 'backendUrl' | 'cdn' | 'originSecret' | 'siteUrl' | 'traces'>> = {},
): Promise<SiteRenderer> {
  const socketPath = join(dataDir, 'renderer.sock');
  // One thread: tests draw a page or two, and each thread reads all code of the site for it.
  const typed = ['--disable-warning=ExperimentalWarning', ...rendererCommand, '1'];
  const child = spawn(process.execPath, typed, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      RENDERER_SOCKET: socketPath,
      SITE_URL: siteUrl ?? '',
      BACKEND_URL: backendUrl ?? '',
      CONTENT_URL: hostUrl,
      ORIGIN_SECRET: originSecret ?? '',
      CDN: cdn?.name ?? '',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces?.url ?? '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  noteAsSupervisor(child, dataDir);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const lastMs = performance.now() + patienceMs;
  while (!(await isAwake(socketPath))) {
    if (child.exitCode !== null || performance.now() > lastMs) {
      child.kill('SIGKILL');
      throw new Error(`The renderer did not start:\n${Buffer.concat(said)}`);
    }
    await pause(50);
  }
  await drawFirst(socketPath).catch(async (error: unknown) => {
    await end(child, 'SIGKILL');
    throw error;
  });
  return { socketPath, stop: (isKilled = false) => end(child, isKilled ? 'SIGKILL' : 'SIGTERM') };
}

/** As the supervisor would, of which a host is a child as well: what runs, and how it ended. */
function noteAsSupervisor(child: ChildProcess, dataDir: string): void {
  writeProcessNotes(dataDir, { renderer: { pid: child.pid, restarts: 0 } }, process.ppid);
  child.once('exit', (code, signal) => {
    const lastEnd = { reason: code ?? String(signal), at: Date.now() };
    // The folder is gone where a test has ended all of it.
    if (existsSync(dataDir)) writeProcessNotes(dataDir, { renderer: { restarts: 0, lastEnd } }, process.ppid);
  });
}

/** The first page takes longer than the host waits for one: all content is read for it. */
async function drawFirst(socketPath: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  request({ socketPath, path: rendererPaths.draw, method: 'POST' }, (answer) => resolve(json(answer)))
    .on('error', reject)
    .end(JSON.stringify({ path: paths.thanks, visit: {} }));
  const { kind } = drawAnswer.parse(await promise);
  if (kind !== 'drawn') throw new Error(`The renderer draws no page: ${JSON.stringify(await promise)}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill(signal);
  await promise;
}

function isAwake(socketPath: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  request({ socketPath, path: rendererPaths.health, agent: false }, (answer) => {
    answer.resume();
    resolve(answer.statusCode === 200);
  })
    .on('error', () => resolve(false))
    .end();
  return promise;
}
