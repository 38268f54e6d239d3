import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEveryRouteHost } from '../testing/everyRouteHost.ts';
import { sampleArticle, samplePage } from '../testing/samplePage.ts';
import type { TestHost } from '../testing/testHost.ts';
import { openRendererClient } from './rendererClient.ts';

let host: TestHost;
beforeAll(async () => {
  ({ host } = await openEveryRouteHost());
});
afterAll(() => host.close());

/** Texts that no article can show, stored as no form would allow. Each once stopped all publishing. */
const unfit = {
  backslashes: '[words](\\\\\\\\evil.example)',
  'another-host': '[words](//evil.example)',
  script: '[words](javascript:alert)',
  'a-title': '# Title',
  'an-empty-title': '#',
  'too-deep': '## A\n\n#### B',
};

it('a document that no page can show is reported, and all others are published', async () => {
  const { clock, payload, renderer } = host;
  if (!renderer) throw new Error('The host has no renderer');
  const { docs } = await payload.find({ collection: 'articles', limit: 1, depth: 0 });
  const [article] = docs;
  if (!article) throw new Error('There is no article');
  const parts = { category: Number(article.category), preview: Number(article.preview) };
  for (const [slug, text] of Object.entries(unfit)) {
    const { id } = await payload.create({ collection: 'articles', data: sampleArticle(parts, slug, 'Words') });
    const layout = [{ blockType: 'textbox', text }];
    await payload.db.updateOne({ collection: 'articles', id, data: { layout }, returning: false });
  }
  const [, page] = await Promise.all(
    ['fits', 'broken'].map((slug) => payload.create({ collection: 'pages', data: samplePage(slug, 'Words') })),
  );
  await payload.db.updateOne({ collection: 'pages', id: page?.id ?? 0, data: { slug: 'index' }, returning: false });
  const { faults, paths } = await openRendererClient(renderer.socketPath).publish(
    { version: 'unfit', id: '20991121000000-aaaaaa', moment: clock.now.toISOString() },
    () => {},
  );
  expect(paths).toContain('/fits');
  const named = faults.map(({ path }) => path.split('/').at(-1));
  expect(named.toSorted()).toEqual([...Object.keys(unfit), 'index'].toSorted());
}, 120_000);
