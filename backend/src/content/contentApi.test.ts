import { uploadSample } from '@frontage/cms/testing/samplePicture.ts';
import { articleCard } from '@frontage/contract/article.ts';
import { pageTypes } from '@frontage/contract/pageType.ts';
import { postLite } from '@frontage/contract/postLite.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
const api = (path: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url: `/wp-json/quayline/v1/${path}`, headers });
const slugs = (body: unknown) =>
  z
    .array(articleCard)
    .parse(body)
    .map(({ slug }) => slug);

beforeAll(async () => {
  host = await openTestHost();
  const { payload, clock } = host;
  const preview = (await uploadSample(payload)).id;
  const category = async (slug: 'blog' | 'news' | 'ai', term_id: number) =>
    (await payload.create({ collection: 'categories', data: { slug, name: slug, term_id } })).id;
  const [blog, news, ai] = [await category('blog', 23), await category('news', 24), await category('ai', 25)];
  const article = (slug: string, daysAgo: number, first: number, more: { further?: number[]; draft?: boolean } = {}) =>
    payload.create({
      collection: 'articles',
      data: {
        title: `About ${slug}`,
        slug,
        preview,
        date: new Date(clock.now.getTime() - daysAgo * 86_400_000).toISOString(),
        timeToRead: 4,
        category: first,
        second_categories: more.further ?? [],
        _status: more.draft ? 'draft' : 'published',
      },
    });
  await article('old', 30, blog);
  await article('recent', 2, blog, { further: [ai] });
  await article('unfinished', 1, blog, { draft: true });
  await article('tomorrow', -1, blog);
  for (const daysAgo of [1, 2, 3, 4, 5])
    await article(`news-${daysAgo}`, daysAgo, news, daysAgo === 5 ? { further: [ai] } : {});
});
afterAll(() => host.close());

describe('the lists of articles', () => {
  it('hold what is published and dated, newest first, in the shape of the contract', async () => {
    const answer = await api('posts/by-category?category=blog');
    expect(slugs(answer.json())).toEqual(['recent', 'old']);
    expect([answer.headers['x-wp-total'], answer.headers['x-wp-totalpages']]).toEqual(['2', '1']);
  });

  it('leave out one article, count, and know further categories', async () => {
    const [first] = (await api('posts/by-category?category=blog')).json<{ id: number }[]>();
    expect(slugs((await api(`posts/by-category?category=blog&excludeId=${first?.id}`)).json())).toEqual(['old']);
    expect(slugs((await api('posts/by-category?category=ai&count=1')).json())).toEqual(['recent']);
  });

  it('give named articles, and never a draft or one of tomorrow', async () => {
    expect(slugs((await api('posts?postSlugs=old,unfinished,tomorrow')).json())).toEqual(['old']);
    expect((await api('posts?type=case')).json()).toEqual([]);
  });

  it('give any stretch of the news', async () => {
    const answer = await api('news?count=2&offset=1');
    expect(slugs(answer.json())).toEqual(['news-2', 'news-3']);
    expect([answer.headers['x-wp-total'], answer.headers['x-wp-totalpages']]).toEqual(['5', '3']);
    expect(slugs((await api('news?count=2&offset=4')).json())).toEqual(['news-5']);
    expect(slugs((await api('news?includeCategoryIds=25')).json())).toEqual(['news-5']);
    expect(slugs((await api('news?search=NEWS-3')).json())).toEqual(['news-3']);
    expect((await api('news?offset=1000000')).json()).toEqual([]);
  });

  it('tell the build what exists', async () => {
    const rows = z.array(postLite).parse((await api('posts/lite?type=news')).json());
    expect(rows).toHaveLength(5);
    expect(rows[0]).toMatchObject({ type: 'news', slug: 'news-1', term_id: 24, categories: ['news'] });
  });

  it.each(pageTypes)('tell the build of every published page of the type %s, and of no draft', async (type) => {
    const page = (slug: string, _status: 'draft' | 'published') =>
      host.payload.create({
        collection: 'pages',
        data: { title: slug, slug, type, head: { title: slug, description: `About ${slug}` }, _status },
      });
    await page(`${type}-shown`, 'published');
    await page(`${type}-draft`, 'draft');
    const rows = z.array(postLite).parse((await api(`posts/lite?type=${type}`)).json());
    expect(rows.map((row) => [row.type, row.slug])).toEqual([[type, `${type}-shown`]]);
  });
});

describe('a call that does not fit', () => {
  it.each([
    ['page?id=abc', 400, 'rest_invalid_param'],
    ['page?id=0', 400, 'rest_invalid_param'],
    ['page', 400, 'rest_invalid_param'],
    ['page?id=1&id=2', 400, 'rest_invalid_param'],
    ['posts/lite?type=secrets', 400, 'rest_invalid_param'],
    ['news?count=101', 400, 'rest_invalid_param'],
    ['page?id=424242', 404, 'rest_post_invalid_id'],
    ['nothing', 404, 'rest_no_route'],
    ['../../other/v1/page?id=1', 404, 'rest_no_route'],
  ])('is told so in the shape of WordPress: %s', async (path, status, code) => {
    const answer = await api(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, message: expect.any(String), data: { status } });
  });

  it('names the fields, not what was sent', async () => {
    const answer = await api('news?count=Kanarie&offset=-1');
    expect(Object.keys(answer.json().data.params)).toEqual(['count', 'offset']);
    expect(answer.body).not.toContain('Kanarie');
  });

  it('is no route for another namespace or method', async () => {
    expect((await host.app.inject({ url: '/wp-json/other/v1/page?id=1' })).json().code).toBe('rest_no_route');
    expect((await host.app.inject({ method: 'POST', url: '/wp-json/quayline/v1/page' })).json().code).toBe(
      'rest_no_route',
    );
  });
});

describe('an answer', () => {
  it('is not sent again to those who hold it', async () => {
    const { etag = '', 'cache-control': cacheControl } = (await api('news')).headers;
    expect(cacheControl).toBe('no-cache');
    const again = await api('news', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
