/** The renderer's process: makes releases and draws single pages for the host on this machine. */
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { endOnWrongSettings, endProcess } from '@frontage/contract/wrongSettings.ts';
import { loadTraces } from '@frontage/traces/loadTraces.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { readPlaces } from './readPlaces.ts';

// The flag of the command would override the limits of threads. The main thread has its memory by now.
setFlagsFromString('--max-semi-space-size=0');

await endOnWrongSettings(serve);

async function serve(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { appDirectory, releasesDirectory, socketPath } = readPlaces(process.env);
  // Imported late: these modules read the environment while they are loaded, where a fault would end in a stack trace.
  const { loadSite, openRenderer } = await import('./openRenderer.ts');
  const { serveRenderer } = await import('./serveRenderer.ts');
  // The code that strips types takes 13 MB in each thread that uses it: here it runs once for all threads. It is no
  // longer needed once the compiled code is cached (NODE_COMPILE_CACHE), and a process that is killed does not write
  // its cache by itself.
  await import('./renderWorker.ts');
  flushCompileCache();
  // The number of threads follows the script in the command; by default one per processor.
  const [threads] = process.argv.slice(2).map(Number);
  const site = await loadSite({ appDirectory, environment, threads });
  const renderer = await openRenderer({ site, releasesDirectory, environment });
  const traces = await loadTraces(environment.traces, { process: 'renderer', report: (line) => console.warn(line) });
  const server = await serveRenderer(renderer, socketPath, traces?.begin);
  flushCompileCache();

  let isEnding = false;
  async function end(): Promise<void> {
    // A second signal does not cut this short.
    if (isEnding) return;
    isEnding = true;
    await server.close();
    await renderer.close();
    await site.threads.close();
    await traces?.close();
    endProcess(0);
  }
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
}
