import { type ChildProcess, spawn } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { paths } from '@frontage/contract/paths.ts';
import { once } from '@frontage/contract/primitives/once.ts';
import { drawAnswer, rendererPaths } from '@frontage/contract/rendering.ts';
import { rendererCommand } from '@frontage/site/src/renderer/rendererCommand.ts';
import type { ServedHost } from '@frontage/site/src/testing/servedHost.ts';
import type { Environment } from '../hostEnvironment.ts';
import { writeProcessNotes } from '../processes/processNotes.ts';

const root = join(import.meta.dirname, '../..');

/** The real renderer: a separate process with the last build of the site's code. */
export interface SiteRenderer {
  socketPath: string;
  /** After that, it no longer answers. */
  stop(): Promise<void>;
  /** Kills its process, whatever it is doing. */
  kill(): Promise<void>;
}

type Settings = Partial<Pick<Environment, 'backendUrl' | 'cdn' | 'originSecret' | 'siteUrl' | 'traces'>>;

interface RendererProcess {
  child: ChildProcess;
  said: Buffer[];
}

/**
 * Renderers without a host, by the variables they were started with. Loading the site's code takes a second of CPU
 * time, so the next host reuses one of them.
 */
const idle = new Map<string, RendererProcess>();

/** Starts the renderer for a host that listens, and makes it read the content. */
export async function startSiteRenderer(
  dataDir: string,
  hostUrl: string,
  { backendUrl, cdn, originSecret, siteUrl, traces }: Settings = {},
): Promise<SiteRenderer> {
  const socketPath = join(dataDir, 'renderer.sock');
  const variables = {
    SITE_URL: siteUrl ?? '',
    BACKEND_URL: backendUrl ?? '',
    CDN_PURGE_URL: cdn?.purgeUrl ?? '',
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
      // As the supervisor would, which is the host's parent process too.
      const lastEnd = { reason: 'SIGKILL', at: Date.now() };
      writeProcessNotes(dataDir, { renderer: { restarts: 0, lastEnd } }, process.ppid);
    },
  };
}

/** The child ends with this process, and does not keep it alive. */
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

/** Makes it serve only that host. Rejects with its output if it ends. */
async function serve({ child, said }: RendererProcess, host: ServedHost | 'none'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = () => reject(new Error(`The renderer has ended:\n${Buffer.concat(said)}`));
  child.once('message', () => resolve()).once('close', fail);
  child.send(host);
  await promise.finally(() => child.off('close', fail));
}

/** Draws a first page, which takes longer than the host waits: all content is read for it. */
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
