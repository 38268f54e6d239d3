import { endpoints } from '@frontage/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWithSamples, type SampleContent } from '../testing/sampleContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
let content: SampleContent;

beforeAll(async () => {
  host = await openTestHost();
  content = await fillWithSamples(host);
});
afterAll(() => host.close());

/** The slugs in a list's answer, and the length that it states. */
async function list(path: string) {
  return listOf(await host.app.inject({ url: `/wp-json/frontage/v1/${path}` }));
}

async function postMulti(body: object) {
  return listOf(
    await host.app.inject({ method: 'POST', url: '/wp-json/v1/posts/get-multi-category-items', payload: body }),
  );
}

function listOf({ statusCode, headers, json }: Awaited<ReturnType<TestHost['app']['inject']>>) {
  expect(statusCode).toBe(200);
  const slugs = endpoints.news.answer.parse(json()).map(({ slug }) => slug);
  return { slugs, total: headers['x-wp-total'], pages: headers['x-wp-totalpages'] };
}

const all = ['news-1', 'news-2', 'news-3', 'flow-storage', 'cadence-resources'];
const id = (slug: string) => content.articles[slug] ?? 0;

describe('posts/by-theme', () => {
  it('lists the articles of a tag, newest first, and states their number', async () => {
    expect(await list('posts/by-theme?theme=flow')).toEqual({
      slugs: ['flow-storage', 'cadence-resources'],
      total: '2',
      pages: '1',
    });
    expect((await list('posts/by-theme?theme=cadence')).slugs).toEqual(['cadence-resources']);
  });

  it('lists as many as requested', async () => {
    expect(await list('posts/by-theme?theme=flow&count=1')).toEqual({
      slugs: ['flow-storage'],
      total: '2',
      pages: '2',
    });
  });

  it('leaves out the named articles', async () => {
    const without = `excludePostIds=${id('flow-storage')},${id('news-1')}`;
    expect((await list(`posts/by-theme?theme=flow&${without}`)).slugs).toEqual(['cadence-resources']);
  });

  it('lists nothing for an unknown theme', async () => {
    expect(await list('posts/by-theme?theme=unheard-of')).toEqual({ slugs: [], total: '0', pages: '0' });
  });
});

describe('posts/by-category', () => {
  it('lists a category, whether an article has it first or further', async () => {
    expect(await list('posts/by-category?category=news')).toEqual({ slugs: all.slice(0, 3), total: '3', pages: '1' });
    expect((await list('posts/by-category?category=ai')).slugs).toEqual(['flow-storage', 'cadence-resources']);
  });

  it('limits the count, and leaves out one article', async () => {
    const path = `posts/by-category?category=news&count=1&excludeId=${id('news-1')}`;
    expect(await list(path)).toEqual({ slugs: ['news-2'], total: '2', pages: '2' });
  });
});

describe('posts/get-multi-category-items', () => {
  it('lists the articles of any of the categories, each once', async () => {
    expect((await postMulti({ categories: ['blog', 'ai'] })).slugs).toEqual(['flow-storage', 'cadence-resources']);
    expect((await postMulti({ categories: ['ai', 'news'] })).slugs).toEqual(all);
  });

  it('returns part of a list, without the named articles', async () => {
    const query = { categories: ['news', 'ai'], count: 2, offset: 1, excludeIds: [id('news-2')] };
    expect(await postMulti(query)).toEqual({ slugs: ['news-3', 'flow-storage'], total: '4', pages: '2' });
  });
});

describe('news', () => {
  it('lists all articles, newest first', async () => {
    expect(await list('news')).toEqual({ slugs: all, total: '5', pages: '1' });
  });

  it('returns any part of the list', async () => {
    expect(await list('news?count=2&offset=1')).toEqual({ slugs: ['news-2', 'news-3'], total: '5', pages: '3' });
    expect((await list('news?count=2&offset=4')).slugs).toEqual(['cadence-resources']);
    expect((await list('news?offset=1000000')).slugs).toEqual([]);
  });

  it('restricts to ids and categories, and leaves out categories, first or further', async () => {
    expect((await list(`news?newsIds=${id('news-3')},${id('news-1')},424242`)).slugs).toEqual(['news-1', 'news-3']);
    expect((await list('news?includeCategoryIds=25')).slugs).toEqual(['flow-storage', 'cadence-resources']);
    expect((await list('news?includeCategoryIds=24,25')).slugs).toEqual(all);
    expect((await list('news?excludeCategoryIds=25')).slugs).toEqual(all.slice(0, 3));
    expect((await list('news?includeCategoryIds=23&excludeCategoryIds=25')).slugs).toEqual([]);
  });

  it('finds articles by their words in any order', async () => {
    expect((await list('news?search=resources%20cadence')).slugs).toEqual(['cadence-resources']);
    expect((await list('news?search=storage&excludeCategoryIds=25')).slugs).toEqual([]);
    expect((await list('news?search=unheardof')).slugs).toEqual([]);
    expect((await list('news?search=%20')).slugs).toEqual(all);
  });
});

describe('news/page/{page}', () => {
  const page = async (path: string) => {
    const answer = await host.app.inject({ url: `/wp-json/frontage/v1/news/page/${path}` });
    expect(answer.statusCode).toBe(200);
    const parsed = endpoints.newsPage.answer.parse(answer.json());
    return { ...parsed, slugs: parsed.items.map(({ slug }) => slug), headers: answer.headers };
  };

  it('returns a page with its place in the list, and an empty page past the end', async () => {
    const first = await page('1');
    expect([first.page, first.pages, first.total, first.slugs]).toEqual([1, 1, 5, all]);
    expect([first.headers['x-wp-total'], first.headers['x-wp-totalpages']]).toEqual(['5', '1']);
    expect((await page('7')).slugs).toEqual([]);
  });

  it('restricts to a category, and ignores another page in the query', async () => {
    expect((await page('1?category=ai&page=9')).slugs).toEqual(['flow-storage', 'cadence-resources']);
  });

  it('puts one article first on the first page and nowhere else', async () => {
    for (let extra = 1; extra <= 3; extra += 1)
      await content.addArticle(`blog-${extra}`, 10 + extra, content.categories.blog);
    const priority = `priority=${id('blog-2')}`;
    const first = await page(`1?${priority}`);
    expect(first.slugs).toEqual(['blog-2', ...all]);
    expect([first.pages, first.total]).toEqual([2, 8]);
    expect((await page(`2?${priority}`)).slugs).toEqual(['blog-1', 'blog-3']);
    expect((await page(`1?category=news&${priority}`)).slugs).toEqual(all.slice(0, 3));
  });

  it('counts the articles of categories and tags', async () => {
    const { categories, tags } = await page('1');
    expect(categories.map(({ slug, count }) => [slug, count])).toEqual([
      ['blog', 5],
      ['news', 3],
      ['ai', 2],
    ]);
    expect(categories[0]).toMatchObject({ term_id: 23, heading: 'All of blog', description: 'About blog' });
    expect(tags.map(({ slug, group, count }) => [slug, group.value, count])).toEqual([
      ['cadence', 'technologies', 1],
      ['flow', 'protocols', 2],
    ]);
  });
});
