/** The renderer's process: makes releases and draws single pages, for the host on this machine. */
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { loadTraces } from '@frontage/traces/loadTraces.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { readPlaces } from './readPlaces.ts';

// The flag of the command goes before the limits of threads, and this one has its memory by now.
setFlagsFromString('--max-semi-space-size=0');

await endOnWrongSettings(serve);

async function serve(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { appDirectory, releasesDirectory, socketPath } = readPlaces(process.env);
  // What they stand on reads the environment while it is loaded, where a fault would end in a stack.
  const { loadSite, openRenderer } = await import('./openRenderer.ts');
  const { serveRenderer } = await import('./serveRenderer.ts');
  // What takes types off code is 13 MB in each thread that does: here it is done for all of them. It is needed no more
  // once what was compiled is kept (NODE_COMPILE_CACHE), and a process that is killed keeps nothing by itself.
  await Promise.all([import('./renderWorker.ts'), import('./twinWorker.ts')]);
  flushCompileCache();
  // As many threads as stand behind the script; where none do, one for each processor.
  const [threads] = process.argv.slice(2).map(Number);
  const site = await loadSite({ appDirectory, environment, threads });
  const renderer = await openRenderer({ site, releasesDirectory, environment });
  const traces = await loadTraces(environment.traces, { process: 'renderer', report: (line) => console.warn(line) });
  const server = await serveRenderer(renderer, socketPath, traces?.begin);
  flushCompileCache();

  let isEnding = false;
  async function end(): Promise<void> {
    // A second signal cuts nothing short.
    if (isEnding) return;
    isEnding = true;
    await server.close();
    await renderer.close();
    await site.threads.close();
    await traces?.close();
    process.exit(0);
  }
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
}
