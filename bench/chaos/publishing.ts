import { setTimeout as delay } from 'node:timers/promises';
import { readEnvironment } from '@frontage/server/environment.ts';
import { openPayload } from '@frontage/server/open.ts';
import { emptySeed } from '@frontage/server/seed/emptySeed.ts';
import { prepareDatabase } from '@frontage/server/seed/prepareDatabase.ts';
import { createChance } from '@frontage/server/testing/chance.ts';
import { findPageFaults } from '../product/checkEnd.ts';
import { publishAgain, publishPhone } from '../product/publishAgain.ts';
import { type Seen, visit } from '../publishChaos/visitor.ts';
import { untilPublished } from '../publishedProduct.ts';
import { type RendererProcess, startRenderer } from '../rendererProcess.ts';
import type { Place } from './hosts.ts';

/** An editor who publishes while hosts are killed, a renderer next to each host, and readers at each. */
export interface Publishing {
  /** Kills the renderer next to one of the hosts, and starts another. */
  killRenderer(): Promise<void>;
  /** Stops the editor, waits for what was published, and checks each host. */
  end(): Promise<PublishingResult>;
}

export interface PublishingResult {
  publications: number;
  killedRenderers: number;
  seen: Seen;
  /** Differences from the published content at any host, in words. */
  wrong: string[];
}

/** Pages of the empty site. */
const paths = ['/', '/contact', '/privacy-policy'];
/** Time in ms within which the last host has fetched what another one rendered. */
const fetchedMs = 120_000;

/** Adds the pages of an empty site, with a phone number on each. */
export async function fillForPublishing(variables: Record<string, string>): Promise<void> {
  const environment = readEnvironment(variables);
  const payload = await openPayload({ environment });
  await prepareDatabase(payload, { dataDir: environment.dataDir, content: emptySeed() });
  await publishPhone(payload, 1);
  await payload.destroy();
}

/** Begins once the first release is live. `urls` are those of the hosts themselves, bypassing any proxy. */
export async function startPublishing(places: readonly Place[], urls: readonly string[]): Promise<Publishing> {
  const chance = createChance(places.length);
  const [{ variables = {} } = {}] = places;
  const payload = await openPayload({ environment: readEnvironment(variables) });
  const start = ({ port, variables: own }: Place): RendererProcess =>
    startRenderer({ ...own, NODE_ENV: 'production', CONTENT_URL: `http://127.0.0.1:${port}` });
  const renderers = places.map(start);
  await untilPublished(payload);
  await Promise.all(urls.map((url) => untilShown(url)));

  const ending = new AbortController();
  const { signal } = ending;
  const seen: Seen = { pages: 0, refused: 0, preparing: 0, faults: [] };
  const reading = urls.map((url, place) =>
    visit({ url, chance: createChance(100 + place), paths: () => paths, seen, signal }),
  );
  const editing = publishAgain(payload, createChance(1), signal);
  let killedRenderers = 0;
  return {
    async killRenderer() {
      const index = chance.below(places.length);
      const place = places[index];
      await renderers[index]?.kill();
      if (place) renderers[index] = start(place);
      killedRenderers += 1;
    },
    async end() {
      ending.abort();
      const published = await editing;
      await Promise.all(reading);
      await untilPublished(payload);
      const deadline = Date.now() + fetchedMs;
      const faults = async () => (await Promise.all(urls.map((url) => findPageFaults(url, published)))).flat();
      let wrong = await faults();
      while (wrong.length > 0 && Date.now() < deadline) {
        await delay(250);
        wrong = await faults();
      }
      for (const renderer of renderers) await renderer.stop();
      await payload.destroy();
      return { publications: published.publications, killedRenderers, seen, wrong };
    },
  };
}

/** Waits for a host's first page: a host that has not rendered it fetches it. */
async function untilShown(url: string): Promise<void> {
  while ((await fetch(`${url}/`)).status !== 200) await delay(100);
}
