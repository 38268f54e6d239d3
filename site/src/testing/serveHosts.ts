import { loadTraces } from '@frontage/traces/loadTraces.ts';
import { readEnvironment } from '../readEnvironment.ts';
import { loadSite, openRenderer } from '../renderer/openRenderer.ts';
import { readPlaces } from '../renderer/readPlaces.ts';
import { serveRenderer } from '../renderer/serveRenderer.ts';
import type { ServedHost } from './servedHost.ts';

/*
 * Runs the renderer for tests, for one host at a time. Each host gets a new renderer, which knows nothing of the host
 * before. The threads, which have loaded the site's code, stay. Without a host it serves nobody.
 */
const environment = readEnvironment(process.env);
// One thread: tests draw a page or two, and each thread would load all code of the site.
const site = loadSite({ appDirectory: readPlaces(process.env).appDirectory, environment, threads: 1 });
const traces = loadTraces(environment.traces, { process: 'renderer', report: (line) => console.warn(line) });
let stop = async () => {};

process.on('message', async (host: ServedHost | 'none') => {
  await stop();
  stop = host === 'none' ? async () => {} : await serve(host);
  process.send?.('done');
});
process.on('disconnect', () => process.exit());

async function serve({ releasesDirectory, socketPath, ...its }: ServedHost): Promise<() => Promise<void>> {
  const renderer = await openRenderer({
    site: await site,
    releasesDirectory,
    environment: { ...environment, ...its },
  });
  const server = await serveRenderer(renderer, socketPath, (await traces)?.begin);
  return async () => {
    await server.close();
    await renderer.close();
  };
}
