import { type EndpointName, endpointNames, endpoints, pathOf } from '@frontage/contract/endpoints.ts';
import type { InjectOptions } from 'fastify';
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

const api = (path: string, more: Omit<InjectOptions, 'url'> = {}) =>
  host.app.inject({ ...more, url: `/wp-json/frontage/v1/${path}` });
const multiPath = '/wp-json/v1/posts/get-multi-category-items';
const postMulti = (payload: string, type = 'application/json') =>
  host.app.inject({ method: 'POST', url: multiPath, headers: { 'content-type': type }, payload });

/** A query that each call answers with 200. */
const goodQueries: Record<EndpointName, () => InjectOptions> = {
  post: () => ({ query: { id: String(content.articles['flow-storage']) } }),
  postsByTheme: () => ({ query: { theme: 'flow' } }),
  postsByCategory: () => ({ query: { category: 'blog' } }),
  multiCategoryItems: () => ({ payload: { categories: ['blog'] } }),
  posts: () => ({}),
  wholePosts: () => ({ query: { postIds: String(content.articles['flow-storage']) } }),
  postsLite: () => ({ query: { type: 'post' } }),
  news: () => ({}),
  newsPage: () => ({}),
  page: () => ({ query: { id: String(content.pages['page-one']) } }),
  glossary: () => ({}),
  term: () => ({ query: { id: String(content.terms.cadence) } }),
  forms: () => ({}),
  glossarySuggestion: () => ({ query: { letter: 'c' } }),
};

function callOf(name: EndpointName): InjectOptions {
  const { method, path } = endpoints[name];
  return { method, url: pathOf({ path }, 'frontage').replace('{page}', '1'), ...goodQueries[name]() };
}

describe.each(endpointNames)('the call %s', (name) => {
  it('answers in the shape of the contract, and states the length of a list', async () => {
    const answer = await host.app.inject(callOf(name));
    expect(answer.statusCode).toBe(200);
    expect(endpoints[name].answer.safeParse(answer.json()).error).toBeUndefined();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': endpoints[name].method === 'POST' ? 'private, no-store' : 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect('x-wp-total' in answer.headers && 'x-wp-totalpages' in answer.headers).toBe('isPaged' in endpoints[name]);
  });

  it('is not sent again to those who already have it, and answers HEAD without a body', async () => {
    const call = callOf(name);
    const { headers, body } = await host.app.inject(call);
    const etag = String(headers.etag ?? '');
    const again = await host.app.inject({ ...call, headers: { 'if-none-match': `W/${etag}, "other"` } });
    if (call.method === 'POST') {
      expect([headers.etag, again.statusCode]).toEqual([undefined, 200]);
      return;
    }
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const head = await host.app.inject({ ...call, method: 'HEAD' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(body)));
  });

  it('is no route for another method or in another namespace', async () => {
    const { method, url } = callOf(name);
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (other === method) continue;
      const answer = await host.app.inject({ method: other, url: String(url) });
      expect([other, answer.statusCode, answer.json().code]).toEqual([other, 404, 'rest_no_route']);
    }
    const elsewhere = String(url).replace('/wp-json/', '/wp-json/other/');
    const answer = await host.app.inject({ ...callOf(name), url: elsewhere });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'rest_no_route']);
  });
});

describe('an invalid query', () => {
  it.each([
    ['post', ['id']],
    ['post?id=1&type=office', ['type']],
    ['post?id=0&type=draft', ['id', 'type']],
    ['posts/by-theme?count=0&excludePostIds=1,,2', ['theme', 'count', 'excludePostIds']],
    ['posts/by-theme?theme=Flow%00', ['theme']],
    ['posts/by-category?category=blog&count=101&excludeId=-1', ['count', 'excludeId']],
    ['posts?type=secrets&slugged=perhaps&postSlugs=a%20b&postIds=one', ['type', 'slugged', 'postSlugs', 'postIds']],
    ['posts/lite?type[]=post', ['query']],
    ['posts/by-category?category=blog&excludeID=4', ['query']],
    ['glossary?letter=a', ['query']],
    ['news?newsIds=1,,2&newsIds[]=x', ['newsIds']],
    [`news?search=${'a'.repeat(201)}&count=1.5&offset=-1`, ['search', 'count', 'offset']],
    [
      'news?newsIds=1;2&includeCategoryIds=&excludeCategoryIds=x',
      ['newsIds', 'includeCategoryIds', 'excludeCategoryIds'],
    ],
    ['news/page/0?category=/&priority=no', ['category', 'priority', 'page']],
    ['news/page/two', ['page']],
    ['page?id=abc', ['id']],
    ['page?id=1&id=2', ['id']],
    ['page?id=9007199254740993', ['id']],
    ['term', ['id']],
    ['glossary/suggestion', ['query']],
    ['glossary/suggestion?id=x&letter=ab', ['id', 'letter']],
  ])('is refused with the names of its fields: %s', async (path, fields) => {
    const answer = await api(path);
    expect(answer.statusCode).toBe(400);
    const { code, data } = answer.json();
    expect(code).toBe('rest_invalid_param');
    expect(data.status).toBe(400);
    expect(Object.keys(data.params).toSorted()).toEqual(fields.toSorted());
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('is told in words of ours what is wrong', async () => {
    const paramsOf = async (path: string) => (await api(path)).json().data.params;
    expect(await paramsOf('post')).toEqual({ id: 'is needed' });
    expect(await paramsOf('page?id=abc')).toEqual({ id: 'must be one number' });
    expect(await paramsOf('news?count=1.5&offset=-1&newsIds=1;2')).toEqual({
      count: 'must be a whole number',
      offset: 'must be at least 0',
      newsIds: 'entry 1 must be one number',
    });
    expect(await paramsOf('posts/lite?type=secrets')).toEqual({
      type: expect.stringMatching(/^must be one of post, /),
    });
  });

  it('is not repeated in the answer', async () => {
    const answer = await api('news?count=Kanarie&offset=%3Cscript%3E');
    expect(answer.body).not.toMatch(/kanarie|script/i);
  });

  it.each([
    ['{"categories":["blog"', ['body']],
    ['', ['body']],
    ['null', ['body']],
    ['[]', ['body']],
    ['{}', ['categories']],
    ['{"categories":"blog"}', ['categories']],
    ['{"categories":[],"count":"6","offset":1.5,"excludeIds":["1"]}', ['categories', 'count', 'offset', 'excludeIds']],
    ['{"categories":["blog"],"__proto__":{"count":1}}', ['body']],
    [`{"categories":["${'a'.repeat(121)}"]}`, ['categories']],
  ])('is refused in a body too: %s', async (body, fields) => {
    const answer = await postMulti(body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'rest_invalid_param']);
    expect(Object.keys(answer.json().data.params)).toEqual(fields);
  });

  it('is refused if its body is not JSON or is too large', async () => {
    expect((await postMulti('<categories/>', 'text/xml')).json()).toMatchObject({ code: 'rest_invalid_param' });
    expect((await postMulti('categories=blog', 'application/x-www-form-urlencoded')).statusCode).toBe(400);
    const large = await postMulti(JSON.stringify({ categories: ['blog'], more: 'a'.repeat(20_000) }));
    expect([large.statusCode, large.json().code]).toEqual([413, 'rest_invalid_param']);
  });
});

describe('an address that leads nowhere', () => {
  it.each([
    ['page?id=424242', 'rest_post_invalid_id'],
    ['post?id=424242', 'rest_post_invalid_id'],
    ['term?id=424242', 'rest_post_invalid_id'],
    ['glossary/suggestion?id=424242', 'rest_post_invalid_id'],
    ['nothing', 'rest_no_route'],
    ['news/page', 'rest_no_route'],
    ['page/', 'rest_no_route'],
    ['../../backend/other/v1/page?id=1', 'rest_no_route'],
  ])('says so in the shape of WordPress: %s', async (path, code) => {
    const answer = await api(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code, message: expect.any(String), data: { status: 404 } });
  });

  it('says so before a body of any type is read', async () => {
    const answer = await api('nothing', { method: 'POST', headers: { 'content-type': 'text/xml' }, payload: '<a/>' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'rest_no_route']);
  });

  it('says so in the same shape if it cannot even be decoded', async () => {
    const answer = await api('%zz');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'rest_no_route']);
  });
});

describe('the OpenAPI document', () => {
  it('is cached for a while, then checked by its ETag', async () => {
    const answer = await api('openapi.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const { openapi, paths } = answer.json();
    expect(openapi).toMatch(/^3\.1\./);
    for (const endpoint of Object.values(endpoints)) expect(paths).toHaveProperty([pathOf(endpoint, 'frontage')]);
    const again = await api('openapi.json', { headers: { 'if-none-match': String(answer.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('pages of other hosts', () => {
  it('may read through the call that takes a body, because it changes nothing', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const answer = await host.app.inject({ ...callOf('multiCategoryItems'), headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
