import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { paths } from '@frontage/contract/paths.ts';
import { once } from '@frontage/contract/primitives/once.ts';
import { drawAnswer, rendererPaths } from '@frontage/contract/rendering.ts';
import { rendererCommand } from '@frontage/site/src/renderer/rendererCommand.ts';
import type { ServedHost } from '@frontage/site/src/testing/servedHost.ts';
import type { Environment } from '../environment.ts';
import { writeProcessNotes } from '../processes/processNotes.ts';

const root = join(import.meta.dirname, '../../..');

/** The renderer as it runs beside the host: a process of its own, with the site's code as it was built last. */
export interface SiteRenderer {
  socketPath: string;
  /** Nobody answers from then on. */
  stop(): Promise<void>;
  /** Ends its process in the midst of whatever it does. */
  kill(): Promise<void>;
}

type Settings = Partial<Pick<Environment, 'backendUrl' | 'cdn' | 'originSecret' | 'siteUrl' | 'traces'>>;

interface RendererProcess {
  child: ChildProcess;
  said: Buffer[];
}

/**
 * Without a host, by what they were started with: to read the site's code takes a second of a processor, so the next
 * host is served by one of them.
 */
const idle = new Map<string, RendererProcess>();

/** Starts it for a host that listens, and has it read the content. */
export async function startSiteRenderer(
  dataDir: string,
  hostUrl: string,
  { backendUrl, cdn, originSecret, siteUrl, traces }: Settings = {},
): Promise<SiteRenderer> {
  const socketPath = join(dataDir, 'renderer.sock');
  const variables = {
    SITE_URL: siteUrl ?? '',
    BACKEND_URL: backendUrl ?? '',
    CDN: cdn?.name ?? '',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces?.url ?? '',
  };
  const startedWith = JSON.stringify(variables);
  const own = idle.get(startedWith) ?? startProcess(variables);
  idle.delete(startedWith);
  const { child } = own;
  writeProcessNotes(dataDir, { renderer: { pid: child.pid, restarts: 0 } }, process.ppid);
  const releasesDirectory = join(dataDir, 'releases');
  await serve(own, { contentUrl: hostUrl, originSecret, releasesDirectory, socketPath })
    .then(() => drawFirst(socketPath))
    .catch(async (error: unknown) => {
      await end(child);
      throw error;
    });
  return {
    socketPath,
    stop: once(async () => {
      if (hasEnded(child)) return;
      await serve(own, 'none');
      idle.set(startedWith, own);
    }),
    async kill() {
      await end(child);
      // As the supervisor would, of which a host is a child as well.
      const lastEnd = { reason: 'SIGKILL', at: Date.now() };
      writeProcessNotes(dataDir, { renderer: { restarts: 0, lastEnd } }, process.ppid);
    },
  };
}

/** It ends with this process, and keeps it from no end. */
function startProcess(variables: Record<string, string>): RendererProcess {
  const flags = ['--disable-warning=ExperimentalWarning', ...rendererCommand.slice(0, -1)];
  const child = spawn(process.execPath, [...flags, 'site/src/testing/serveHosts.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const said: Buffer[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  child.unref();
  child.channel?.unref();
  return { child, said };
}

/** Has it serve that host, and no other one. Rejects with what it said where it ends. */
async function serve({ child, said }: RendererProcess, host: ServedHost | 'none'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = () => reject(new Error(`The renderer has ended:\n${Buffer.concat(said)}`));
  child.once('message', () => resolve()).once('close', fail);
  child.send(host);
  await promise.finally(() => child.off('close', fail));
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

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill('SIGKILL');
  await promise;
}
