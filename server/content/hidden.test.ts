import { pagedTypes, postTypes } from '@frontage/kinds/kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canary, fillWithSamples, type SampleContent } from '../testing/sampleContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let content: SampleContent;

beforeAll(async () => {
  host = await openTestHost();
  content = await fillWithSamples(host);
});
afterAll(() => host.close());

const api = (path: string) => host.app.inject({ url: `/wp-json/frontage/v1/${path}` });
const hiddenArticles = () => Object.entries(content.articles).filter(([slug]) => slug.includes(canary));
const hiddenPages = () => Object.entries(content.pages).filter(([slug]) => slug.includes(canary));
const ids = (documents: [string, number][]) => documents.map(([, id]) => id).join(',');
const slugs = (documents: [string, number][]) => documents.map(([slug]) => slug).join(',');

describe('a document that is a draft, over, or dated later', () => {
  it('is not returned by its id', async () => {
    const paths = [
      ...hiddenArticles().flatMap(([, id]) => [`post?id=${id}`, `post?id=${id}&type=news`]),
      ...hiddenPages().flatMap(([slug, id]) => [`page?id=${id}`, `post?id=${id}&type=${slug.split('-')[1]}`]),
    ];
    expect(paths).toHaveLength(14);
    for (const path of paths) {
      const answer = await api(path);
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, 'rest_post_invalid_id']);
    }
  });

  it('appears in no list, for any query', async () => {
    const paths = [
      'posts/by-theme?theme=flow&count=100',
      'posts/by-category?category=blog&count=100',
      'posts/by-category?category=news&count=100',
      'news?count=100',
      'news?includeCategoryIds=23,24,25&count=100',
      `news?newsIds=${ids(hiddenArticles())}`,
      `news?search=${canary}`,
      `news?search=${canary.slice(0, 4)}`,
      'news/page/1',
      'news/page/2',
      `news/page/1?priority=${hiddenArticles()[0]?.[1]}`,
      'news/page/1?category=ai',
      'glossary',
      'glossary/suggestion?letter=c',
      ...Object.values(content.terms).flatMap((id) => [`term?id=${id}`, `glossary/suggestion?id=${id}`]),
      ...Object.values(content.pages).map((id) => `page?id=${id}`),
      ...Object.values(content.articles).map((id) => `post?id=${id}`),
      ...postTypes.flatMap((type) => [
        `posts?type=${type}`,
        `posts?type=${type}&slugged=true`,
        `posts?type=${type}&postSlugs=${slugs([...hiddenArticles(), ...hiddenPages()])},${canary}-over,${canary}-closed,${canary}-later`,
        `posts?type=${type}&postIds=${ids([...hiddenArticles(), ...hiddenPages()])}`,
        `posts/lite?type=${type}`,
      ]),
      ...pagedTypes.map((type) => `posts/whole?type=${type}&postIds=${ids([...hiddenArticles(), ...hiddenPages()])}`),
    ];
    for (const path of paths) expect(`${path}: ${(await api(path)).body}`.replace(path, '')).not.toContain(canary);
    const body = { categories: ['blog', 'ai', 'news'], count: 100 };
    const multi = { method: 'POST', url: '/wp-json/v1/posts/get-multi-category-items', payload: body } as const;
    expect((await host.app.inject(multi)).body).not.toContain(canary);
  });

  it('is not counted', async () => {
    const { total, categories, tags } = (await api('news/page/1')).json();
    expect(total).toBe(5);
    expect(categories.map(({ count }: { count: number }) => count)).toEqual([2, 3, 2]);
    expect(tags.map(({ count }: { count: number }) => count)).toEqual([1, 2]);
  });

  it('appears on its day without a change', async () => {
    const before = host.clock.now;
    const { id, date } = await host.payload.findByID({ collection: 'articles', id: hiddenArticles()[1]?.[1] ?? 0 });
    host.clock.now = new Date(Date.parse(date) - 1);
    expect((await api(`post?id=${id}`)).statusCode).toBe(404);
    host.clock.now = new Date(date);
    expect((await api(`post?id=${id}`)).statusCode).toBe(200);
    host.clock.now = before;
    expect((await api(`post?id=${id}`)).statusCode).toBe(404);
  });
});

describe('a change in the CMS', () => {
  it('is visible to the next call, and a withdrawn document is gone', async () => {
    const titles = async () => (await api('news?count=100')).json().map(({ title }: { title: string }) => title);
    const id = content.articles['news-1'] ?? 0;
    const update = (data: object) => host.payload.update({ collection: 'articles', id, data });
    await update({ title: 'Mended' });
    expect(await titles()).toContain('Mended');
    await update({ _status: 'draft' });
    expect(await titles()).not.toContain('Mended');
    expect((await api(`post?id=${id}&type=news`)).statusCode).toBe(404);
    await update({ _status: 'published' });
    expect(await titles()).toContain('Mended');
    await host.payload.delete({ collection: 'articles', id });
    expect(await titles()).not.toContain('Mended');
  });

  it('hides a document in the trash, and shows it again at its own address once it is restored', async () => {
    const id = content.articles['news-2'] ?? 0;
    const seen = async () => {
      const slugs = (await api('news?count=100')).json().map(({ slug }: { slug: string }) => slug);
      return [slugs.includes('news-2'), (await api(`post?id=${id}&type=news`)).statusCode];
    };
    const change = (data: object) => host.payload.update({ collection: 'articles', id, data, trash: true });
    expect(await seen()).toEqual([true, 200]);
    await change({ deletedAt: host.clock.now.toISOString() });
    expect(await seen()).toEqual([false, 404]);
    await change({ deletedAt: null, _status: 'published' });
    expect(await seen()).toEqual([true, 200]);
  });

  it('is visible wherever it is only referred to: a category, a tag, the text of a picture', async () => {
    const card = async () => (await api('posts?postSlugs=flow-storage')).json()[0];
    await host.payload.update({ collection: 'categories', id: content.categories.blog, data: { name: 'The blog' } });
    await host.payload.update({ collection: 'tags', id: content.tags.flow, data: { name: 'Flow network' } });
    await host.payload.update({ collection: 'media', id: content.picture, data: { alt: 'A quay' } });
    expect(await card()).toMatchObject({
      category: { name: 'The blog' },
      tags: [{ name: 'Flow network' }],
      preview: { alt: 'A quay' },
    });
  });
});
