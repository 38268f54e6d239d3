import { demo } from '@frontage/demo/content.ts';
import { readEnvironment } from '@frontage/server/environment.ts';
import { openPayload } from '@frontage/server/open.ts';
import { demoSeed } from '@frontage/server/seed/demoSeed.ts';
import { prepareDatabase } from '@frontage/server/seed/prepareDatabase.ts';
import type { Payload } from 'payload';
import { generateArticles } from './generateArticles.ts';

/** Fills the empty database of DATA_DIR with the demo, and with generated articles up to `count`. */
export async function fillWithArticles(count: number, variables: { DATA_DIR: string }): Promise<Payload> {
  const started = performance.now();
  const payload = await openPayload({ environment: readEnvironment({ ...process.env, ...variables }) });
  const previews = demo.articles.map(({ preview }) => preview);
  const articles = [...demo.articles, ...generateArticles(count - demo.articles.length, previews)];
  await prepareDatabase(payload, { dataDir: variables.DATA_DIR, content: { ...demoSeed(), articles } });
  console.log(`${count} articles stored in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return payload;
}
