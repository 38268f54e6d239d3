import { endpoints } from '@frontage/contract/endpoints.ts';
import { pageTypes } from '@frontage/contract/pageParts.ts';
import { pagedTypes, postTypes } from '@frontage/kinds/kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fillWithSamples, type SampleContent } from '../testing/sampleContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let content: SampleContent;

beforeAll(async () => {
  host = await openTestHost();
  content = await fillWithSamples(host);
});
afterAll(() => host.close());

const api = (path: string) => host.app.inject({ url: `/wp-json/frontage/v1/${path}` });

async function read<Answer>({ answer }: { answer: z.ZodType<Answer> }, path: string): Promise<Answer> {
  const given = await host.app.inject({ url: `/wp-json/frontage/v1/${path}` });
  expect(given.statusCode).toBe(200);
  return answer.parse(given.json());
}

const codeOf = async (path: string) => {
  const answer = await api(path);
  return [answer.statusCode, answer.json().code];
};

describe('post', () => {
  it('returns an article with its text', async () => {
    const article = await read(endpoints.post, `post?id=${content.articles['flow-storage']}`);
    expect(article).toMatchObject({
      type: 'post',
      slug: 'flow-storage',
      title: 'About flow-storage',
      term_id: 23,
      categories: ['blog', 'ai'],
      preview: { alt: 'The picture sample' },
      layout: [{ acf_fc_layout: 'textbox', text: 'The text of flow-storage.' }],
    });
  });

  it('distinguishes news from other articles', async () => {
    const news = content.articles['news-1'];
    expect(await read(endpoints.post, `post?id=${news}&type=news`)).toMatchObject({ type: 'news', slug: 'news-1' });
    expect(await codeOf(`post?id=${news}`)).toEqual([404, 'rest_post_invalid_id']);
    expect(await codeOf(`post?id=${content.articles['flow-storage']}&type=news`)).toEqual([
      404,
      'rest_post_invalid_id',
    ]);
  });

  it.each(pageTypes)('returns a document of the type %s as a page, and under no other type', async (type) => {
    const id = content.pages[`${type}-one`];
    expect(await read(endpoints.post, `post?id=${id}&type=${type}`)).toEqual(
      await read(endpoints.page, `page?id=${id}`),
    );
    const other = pageTypes.find((one) => one !== type);
    expect(await codeOf(`post?id=${id}&type=${other}`)).toEqual([404, 'rest_post_invalid_id']);
  });

  it('refuses types without an address', async () => {
    expect(await codeOf('post?id=1&type=office')).toEqual([400, 'rest_invalid_param']);
  });
});

describe('page', () => {
  it('returns the blocks of a page and what they show', async () => {
    const page = await read(endpoints.page, `page?id=${content.pages['service-one']}`);
    expect(page).toMatchObject({ path: '/services/service-one', card: { label: 'Bridge, 11 months' } });
    expect(page.layout).toEqual([expect.objectContaining({ text: 'Text of service-one.' })]);
    expect(page.events.map(({ slug }) => slug)).toEqual(['ahead']);
    expect(page.reviews.map(({ name }) => name)).toEqual(['Tomas Lind', 'Ines Okafor']);
    expect(page.reviews[0]?.picture?.alt).toBe('The picture sample');
    expect(page.offices.map(({ city }) => city)).toEqual(['New York', 'London', 'Rotterdam']);
  });

  it('drops an event when it ends, without a change in the CMS', async () => {
    const before = host.clock.now;
    host.clock.now = new Date(before.getTime() + 8 * 86_400_000);
    expect((await read(endpoints.page, `page?id=${content.pages['service-one']}`)).events).toEqual([]);
    host.clock.now = before;
  });
});

describe('posts', () => {
  it.each([
    ['post', ['flow-storage', 'cadence-resources']],
    ['news', ['news-1', 'news-2', 'news-3']],
    ['page', ['page-two', 'page-one']],
    ['service', ['service-two', 'service-one']],
    ['case', ['case-two', 'case-one']],
    ['industry', ['industry-two', 'industry-one']],
    ['vacancy', ['engineer']],
    ['person', ['ada']],
    ['recording', ['walk']],
    ['event', ['ahead']],
    ['glossary', ['cadence', 'capability', 'consensus', 'contract', 'resource']],
  ])('lists the documents of the type %s as cards', async (type, slugs) => {
    const documents = await read(endpoints.posts, `posts?type=${type}`);
    expect(Object.values(documents).map((one) => ('slug' in one ? one.slug : undefined))).toEqual(slugs);
    expect(Object.values(documents).every((one) => one.type === type)).toBe(true);
  });

  it('lists offices in their order, and reviews newest first', async () => {
    expect(await read(endpoints.posts, 'posts?type=office')).toMatchObject([
      { city: 'New York' },
      { city: 'London' },
      { city: 'Rotterdam' },
    ]);
    expect(await read(endpoints.posts, 'posts?type=review')).toMatchObject([
      { name: 'Tomas Lind' },
      { name: 'Ines Okafor' },
    ]);
  });

  it('returns named documents in the order of their names, each once, without missing ones', async () => {
    const slugs = async (path: string) =>
      Object.values(await read(endpoints.posts, path)).map((one) => ('slug' in one ? one.slug : undefined));
    expect(await slugs('posts?postSlugs=cadence-resources,nothing,flow-storage,cadence-resources')).toEqual([
      'cadence-resources',
      'flow-storage',
    ]);
    const { 'news-2': two, 'news-1': one, 'flow-storage': post } = content.articles;
    expect(await slugs(`posts?type=news&postIds=${two},${post},424242,${one}`)).toEqual(['news-2', 'news-1']);
    expect(await slugs(`posts?type=news&postIds=${two},${one}&postSlugs=news-1`)).toEqual(['news-1']);
    expect(await slugs('posts?type=case&postSlugs=case-one,case-two')).toEqual(['case-one', 'case-two']);
    expect(await slugs('posts?type=office&postSlugs=1')).toEqual([]);
  });

  it('answers with an object by slug on request', async () => {
    const cases = await read(endpoints.posts, 'posts?type=case&slugged=true&postSlugs=case-one');
    expect(cases).toMatchObject({ 'case-one': { type: 'case', path: '/work/case-one' } });
    expect(Object.keys(await read(endpoints.posts, 'posts?type=office&slugged=1'))).toEqual(['1', '2', '3']);
    expect(Array.isArray(await read(endpoints.posts, 'posts?type=case&slugged=false'))).toBe(true);
  });

  it('states the number of documents', async () => {
    const { headers } = await api('posts?type=news');
    expect([headers['x-wp-total'], headers['x-wp-totalpages']]).toEqual(['3', '1']);
  });
});

describe('posts/lite', () => {
  it.each(postTypes)('lists the same documents of the type %s as posts does', async (type) => {
    const ids = Object.values(await read(endpoints.posts, `posts?type=${type}`)).map(({ id }) => id);
    const rows = await read(endpoints.postsLite, `posts/lite?type=${type}`);
    expect(rows.map((row) => row.id)).toEqual(ids);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.type === type)).toBe(true);
  });

  it('lists all that have pages where no type is named', async () => {
    const rows = await read(endpoints.postsLite, 'posts/lite');
    const ofEach = await Promise.all(pagedTypes.map((type) => read(endpoints.postsLite, `posts/lite?type=${type}`)));
    expect(rows).toEqual(ofEach.flat());
  });

  it('includes the categories of an article and the number of the first', async () => {
    const [row] = await read(endpoints.postsLite, 'posts/lite?type=post');
    expect(row).toMatchObject({ slug: 'flow-storage', term_id: 23, categories: ['blog', 'ai'] });
  });
});
