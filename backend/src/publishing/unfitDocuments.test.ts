import { sampleArticle, samplePage } from '@frontage/cms/testing/samplePage.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEveryRouteHost } from '../testing/everyRouteHost.ts';
import type { TestHost } from '../testing/testHost.ts';
import { openRendererClient } from './rendererClient.ts';

let host: TestHost;
beforeAll(async () => {
  ({ host } = await openEveryRouteHost());
});
afterAll(() => host.close());

/** Texts that editors may save and no article can show; each stopped all publishing once. */
const unfit = {
  backslashes: '[words](\\\\\\\\evil.example)',
  'another-host': '[words](//evil.example)',
  script: '[words](javascript:alert)',
  'a-title': '# Title',
  'an-empty-title': '#',
  'too-deep': '## A\n\n#### B',
};

it('a document that no page can show stops nothing: it is named, and all others are published', async () => {
  const { clock, payload, renderer } = host;
  if (!renderer) throw new Error('The host has no renderer');
  const { docs } = await payload.find({ collection: 'articles', limit: 1, depth: 0 });
  const [article] = docs;
  if (!article) throw new Error('There is no article');
  const parts = { category: Number(article.category), preview: Number(article.preview) };
  for (const [slug, text] of Object.entries(unfit))
    await payload.create({ collection: 'articles', data: sampleArticle(parts, slug, text) });
  for (const slug of ['index', 'fits']) await payload.create({ collection: 'pages', data: samplePage(slug, 'Words') });
  const { faults, paths } = await openRendererClient(renderer.socketPath).publish(
    { version: 'unfit', id: '20991121000000-aaaaaa', moment: clock.now.toISOString() },
    () => {},
  );
  expect(paths).toContain('/fits');
  const named = faults.map(({ path }) => path.split('/').at(-1));
  expect(named.toSorted()).toEqual([...Object.keys(unfit), 'index'].toSorted());
}, 120_000);
