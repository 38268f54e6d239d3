/**
 * From Publish to live, at three sizes: a heading, a phone number, a new article, a deleted one. Needs nothing
 * running: each size gets a database, a host and a renderer of its own.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { toStoredBlocks } from '@frontage/cms/seed/toStored.ts';
import type { Payload } from 'payload';
import { buildSite } from '../scripts/builds.ts';
import { forgetPeaks, peakMb } from './processMemory.ts';
import { type PublishedProduct, startProduct } from './publishedProduct.ts';
import { publishHeading } from './randomChanges/pageChanges.ts';

const landing = '/services/flow-blockchain-development-company';

interface Step {
  name: string;
  /** Makes the change; gives what tells that visitors see it. */
  change: (payload: Payload) => Promise<{ path: string; isLive: (status: number, html: string) => boolean }>;
}

interface Figures {
  pages: number;
  step: string;
  rendered: number;
  seconds: number;
  rendererMb: number;
  hostMb: number;
}

export async function measurePublishing(sizes: readonly number[]): Promise<void> {
  await buildSite();
  const all: Figures[] = [];
  for (const articles of sizes) all.push(...(await measure(articles)));
  console.log('\n### From Publish to live\n');
  console.log('| pages | what is published | pages rendered | s to live | renderer peak MB | host peak MB |');
  console.log('|---|---|---|---|---|---|');
  for (const { hostMb, pages, rendered, rendererMb, seconds, step } of all) {
    console.log(`| ${[pages, step, rendered, seconds.toFixed(2), rendererMb, hostMb].join(' | ')} |`);
  }
}

async function measure(articles: number): Promise<Figures[]> {
  const product = await startProduct(articles);
  const { payload, url } = product;
  try {
    const begun = performance.now();
    product.startRenderer();
    await untilLive(`${url}${landing}`, (status) => status === 200);
    const first = figuresOf('everything, for the first time', begun, product);
    const figures = [first];
    for (const { change, name } of steps) {
      // What was published before is noted, and its releases tidied up.
      await pause(3000);
      await product.untilPublished();
      forgetPeaks(product.host.pid, product.renderer?.pid);
      const { isLive, path } = await change(payload);
      const started = performance.now();
      await untilLive(url + path, isLive);
      figures.push(figuresOf(name, started, product));
    }
    return figures;
  } finally {
    await product.close();
  }
}

const steps: Step[] = [
  {
    name: 'a heading',
    async change(payload) {
      const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: landing.split('/')[2] } } });
      const [page] = docs;
      if (!page) throw new Error('The demo has no landing page');
      const heading = `Move value ${Date.now()} times`;
      await publishHeading(payload, page, heading);
      return { path: landing, isLive: (_status, html) => html.includes(heading) };
    },
  },
  {
    name: 'the title of an article',
    async change(payload) {
      const { docs } = await payload.find({ collection: 'articles', sort: '-date', limit: 1, depth: 1 });
      const [article] = docs;
      if (!article || typeof article.category !== 'object') throw new Error('There is no article');
      const title = `A title changed at ${Date.now()}`;
      await payload.update({ collection: 'articles', id: article.id, data: { title, _status: 'published' }, depth: 0 });
      return { path: `/${article.category.slug}/${article.slug}`, isLive: (_status, html) => html.includes(title) };
    },
  },
  {
    name: 'a new article',
    async change(payload) {
      const { docs } = await payload.find({ collection: 'articles', limit: 1, depth: 0 });
      const [other] = docs;
      const { docs: categories } = await payload.find({ collection: 'categories', where: { slug: { equals: 'ai' } } });
      const [category] = categories;
      if (!other || !category) throw new Error('The demo has no article');
      await payload.create({
        collection: 'articles',
        data: {
          title: 'Published by the bench',
          slug: 'published-by-the-bench',
          date: new Date().toISOString(),
          preview: other.preview,
          category: category.id,
          layout: toStoredBlocks<'articles'>([{ acf_fc_layout: 'textbox', text: 'A text.' }]),
          _status: 'published',
        },
        depth: 0,
      });
      return { path: '/ai/published-by-the-bench', isLive: (status) => status === 200 };
    },
  },
  {
    name: 'a deleted article',
    async change(payload) {
      await payload.delete({ collection: 'articles', where: { slug: { equals: 'published-by-the-bench' } } });
      return { path: '/ai/published-by-the-bench', isLive: (status) => status === 404 };
    },
  },
  {
    name: 'a phone number',
    async change(payload) {
      const { phone } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
      const formatted = '+1 212 555 0199';
      await payload.updateGlobal({ slug: 'site-settings', data: { phone: { ...phone, formatted } }, depth: 0 });
      return { path: '/', isLive: (_status, html) => html.includes(formatted) };
    },
  },
];

async function untilLive(url: string, isLive: (status: number, html: string) => boolean): Promise<void> {
  const deadline = Date.now() + 600_000;
  while (Date.now() < deadline) {
    const answer = await fetch(url);
    if (isLive(answer.status, await answer.text())) return;
    await pause(20);
  }
  throw new Error(`${url} was not live after ten minutes`);
}

function figuresOf(step: string, startedAt: number, { host, renderer, summary }: PublishedProduct): Figures {
  const seconds = (performance.now() - startedAt) / 1000;
  const { ms, rendered, total } = summary();
  const figures = {
    pages: total,
    step,
    rendered,
    seconds,
    rendererMb: peakMb(renderer?.pid),
    hostMb: peakMb(host.pid),
  };
  console.log(JSON.stringify({ ...figures, ms }));
  return figures;
}
