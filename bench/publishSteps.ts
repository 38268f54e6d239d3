import { toStoredBlocks } from '@frontage/server/seed/stored.ts';
import type { Payload } from 'payload';
import { publishHeading } from './randomChanges/pageChanges.ts';

/** A page of blocks in the demo. */
export const landing = '/services/flow-blockchain-development-company';

interface Step {
  name: string;
  /** Makes the change; returns how to tell that visitors see it. */
  change: (payload: Payload) => Promise<{ path: string; isLive: (status: number, html: string) => boolean }>;
}

/** The changes to publish, in this order. */
export const publishSteps: Step[] = [
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
      const formatted = '+1 212 555 0199';
      await publishPhone(payload, formatted);
      return { path: '/', isLive: (_status, html) => html.includes(formatted) };
    },
  },
];

/** Publishes a phone number, which is on every page. */
export async function publishPhone(payload: Payload, formatted: string): Promise<void> {
  const { phone } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  await payload.updateGlobal({ slug: 'site-settings', data: { phone: { ...phone, formatted } }, depth: 0 });
}
