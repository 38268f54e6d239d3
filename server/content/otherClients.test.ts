import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHttpClient } from '@frontage/client/http.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { fillWithSamples, type SampleContent } from '../testing/sampleContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const base = '/wp-json/frontage/v1';

let host: TestHost;
let content: SampleContent;
let origin: string;

beforeAll(async () => {
  host = await openTestHost();
  content = await fillWithSamples(host);
  origin = await host.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => host.close());

const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}${base}${path}`, init);
const slugsOf = (list: { slug: string }[]) => list.map(({ slug }) => slug);
const idsOf = (...slugs: string[]) => slugs.map((slug) => content.articles[slug] ?? 0);

describe('a list in a query', () => {
  it('sent by our own client filters', async () => {
    const http = createHttpClient({ baseURL: origin });
    const read = async (path: string, params: Record<string, unknown>) =>
      slugsOf(await http.get<{ slug: string }[]>(`${base}${path}`, { params }));
    const [one = 0, three = 0] = idsOf('news-1', 'news-3');
    expect(await read('/news', { newsIds: [one, three] })).toEqual(['news-1', 'news-3']);
    expect(await read('/news', { newsIds: [three] })).toEqual(['news-3']);
    expect(await read('/news', { includeCategoryIds: [25] })).toEqual(['flow-storage', 'cadence-resources']);
    expect(await read('/news', { excludeCategoryIds: [23, 25] })).toEqual(['news-1', 'news-2', 'news-3']);
    expect(await read('/posts', { type: 'news', postIds: [three, one] })).toEqual(['news-3', 'news-1']);
    expect(await read('/posts', { postSlugs: ['cadence-resources', 'flow-storage'] })).toEqual([
      'cadence-resources',
      'flow-storage',
    ]);
    const flow = await read('/posts/by-theme', { theme: 'flow' });
    expect(flow).toContain('flow-storage');
    expect(await read('/posts/by-theme', { theme: 'flow', excludePostIds: idsOf('flow-storage') })).toEqual(
      flow.filter((slug) => slug !== 'flow-storage'),
    );
  });

  it.each([
    ['commas', (ids: number[]) => `newsIds=${ids.join(',')}`],
    ['commas and spaces', (ids: number[]) => `newsIds=${ids.join(', ')}`],
    ['one field for each', (ids: number[]) => ids.map((id) => `newsIds=${id}`).join('&')],
    ['brackets', (ids: number[]) => ids.map((id) => `newsIds[]=${id}`).join('&')],
    ['encoded brackets', (ids: number[]) => ids.map((id) => `newsIds%5B%5D=${id}`).join('&')],
    ['numbered brackets', (ids: number[]) => ids.map((id, index) => `newsIds[${index}]=${id}`).join('&')],
    ['several ways at once', ([one, ...others]: number[]) => `newsIds[]=${one}&newsIds=${others.join(',')}`],
  ])('is the same list when written with %s', async (_way, write) => {
    const answer = await ask(`/news?${write(idsOf('news-1', 'news-2'))}`);
    expect(slugsOf(await answer.json())).toEqual(['news-1', 'news-2']);
  });
});

describe('an error of the content API', () => {
  it.each([
    ['/post', { id: 'is needed' }],
    ['/post?id=abc', { id: 'must be one number' }],
    [
      '/post?id=0&type=secret',
      {
        id: 'must be at least 1',
        type: 'must be one of post, page, service, case, industry, news, vacancy, person, recording',
      },
    ],
    ['/news?count=101&offset=1.5', { count: 'must be at most 100', offset: 'must be a whole number' }],
    ['/news?newsIds=4,x', { newsIds: 'entry 2 must be one number' }],
    ['/posts?slugged=perhaps', { slugged: 'must be true or false' }],
    ['/posts/by-theme?theme=Flow', { theme: 'must be a name in small letters, digits and hyphens' }],
    ['/news/page/1?priority=true', { priority: 'must be one number' }],
    ['/term?id=1&ID=2', { query: 'has a field that this call does not know; it knows id, lang' }],
    ['/glossary/suggestion', { query: 'needs id or letter' }],
  ])('says of each field in a sentence what it must be: %s', async (path, params) => {
    const answer = await ask(path);
    expect([answer.status, (await answer.json()).data.params]).toEqual([400, params]);
  });
});

describe('a client of WordPress', () => {
  it('finds the index from a Link header, and the routes from the index', async () => {
    const index = await (await fetch(`${origin}/wp-json`)).json();
    expect(await (await fetch(`${origin}/wp-json/`)).json()).toEqual(index);
    expect(index.namespaces).toEqual(['frontage/v1', 'v1']);
    expect(index.routes['/frontage/v1/news']).toMatchObject({
      namespace: 'frontage/v1',
      methods: ['GET'],
      endpoints: [{ methods: ['GET'], args: { per_page: { type: 'integer', required: false } } }],
    });
    expect(Object.keys(index.routes)).toContain('/frontage/v1/news/page/(?P<page>[\\d]+)');
    const namespace = await (await ask('')).json();
    expect(namespace.namespace).toBe('frontage/v1');
    expect(Object.keys(namespace.routes)).toEqual(
      Object.keys(index.routes).filter((route) => route.startsWith('/frontage/')),
    );
    for (const route of Object.keys(namespace.routes).filter((one) => !one.includes('('))) {
      const [link] = namespace.routes[route]._links.self;
      expect((await fetch(`${origin}${new URL(link.href).pathname}`)).status).toBeLessThan(405);
    }
  });

  it('pages through a list by per_page and page, and follows its links from end to end', async () => {
    const all = slugsOf(await (await ask('/news?count=100')).json());
    const read: string[] = [];
    let next: string | undefined = `${origin}${base}/news?per_page=2`;
    let answer: Response | undefined;
    while (next !== undefined) {
      answer = await fetch(next);
      read.push(...slugsOf(await answer.json()));
      const { pathname, search } = new URL(linkOf(answer, 'next') ?? origin);
      next = linkOf(answer, 'next') && `${origin}${pathname}${search}`;
    }
    expect(read).toEqual(all);
    expect(answer?.headers.get('x-wp-total')).toBe(String(all.length));
    expect(answer?.headers.get('x-wp-totalpages')).toBe(String(Math.ceil(all.length / 2)));
    expect(linkOf(answer, 'prev')).toContain(`page=${Math.ceil(all.length / 2) - 1}`);
    expect(slugsOf(await (await ask('/news?per_page=2&page=2')).json())).toEqual(all.slice(2, 4));
    expect(slugsOf(await (await ask('/posts?type=news&per_page=1&page=2')).json())).toEqual(['news-2']);
    expect(slugsOf(await (await ask('/posts/by-category?category=news&per_page=1&page=3')).json())).toEqual(['news-3']);
    expect((await ask('/news?per_page=2&page=99')).headers.get('link')).toMatch(/^<[^>]+page=3>; rel="prev"$/);
  });

  it('stays with the words in which it asked', async () => {
    expect(linkOf(await ask('/news?count=2&offset=2'), 'next')).toMatch(/\/news\?count=2&offset=4$/);
    expect(linkOf(await ask('/news?count=2&newsIds[]=1'), 'next')).toBeUndefined();
  });

  it('may ask for the options of a route, and add its locale', async () => {
    const options = await ask('/news', { method: 'OPTIONS' });
    expect([options.status, await options.text()]).toEqual([204, '']);
    expect((await ask('/news?_locale=user')).status).toBe(200);
  });
});

function linkOf(answer: Response | undefined, relation: string): string | undefined {
  return new RegExp(`<([^>]+)>; rel="${relation}"`).exec(answer?.headers.get('link') ?? '')?.[1];
}

describe('the OpenAPI document', () => {
  const read = async () => (await host.app.inject(`${base}/openapi.json`)).body;

  it('has nothing to report for a linter of other hands, but the buttons that only redirect', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: await read(), config });
    const found = problems.map(({ location, ruleId }) => `${ruleId} ${location[0]?.pointer}`);
    expect(found.filter((one) => !/^operation-(?:2xx|4xx)-response /.test(one))).toEqual([]);
  });

  it('makes a client that compiles and gets what it was promised', { tags: 'long' }, async () => {
    const folder = makeFolder();
    onTestFinished(() => rmSync(folder, { recursive: true }));
    compile(folder, astToString(await openapiTS(JSON.parse(await read()) as OpenAPI3)));
    const { callAll } = await import(pathToFileURL(join(folder, 'callAll.js')).href);
    const [one = 0, two = 0] = idsOf('news-1', 'news-2');
    expect(await callAll(origin, [one, two])).toEqual({
      named: ['news-1', 'news-2'],
      without: ['news-3', 'flow-storage', 'cadence-resources'],
      page: 1,
      categories: true,
      token: true,
      refused: 'rest_invalid_param',
      unsent: 'invalid',
    });
  });
});

/** Where a program finds the packages of this workspace. */
function makeFolder(): string {
  const cache = join(createRequire(import.meta.url).resolve('openapi-fetch/package.json'), '../../.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'generated-client-'));
}

/** Compiles the program against the generated types as strictly as can be. */
function compile(folder: string, types: string): void {
  const files: Record<string, string> = {
    [join(folder, 'api.d.ts')]: types,
    [join(folder, 'callAll.ts')]: program,
    [join(folder, 'package.json')]: '{"type":"module"}',
  };
  for (const [name, text] of Object.entries(files)) ts.sys.writeFile(name, text);
  const compiled = ts.createProgram([join(folder, 'callAll.ts')], {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
  });
  const faults = [...ts.getPreEmitDiagnostics(compiled), ...compiled.emit().diagnostics];
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
}

const program = `
import createClient from 'openapi-fetch';
import type { paths } from './api.js';

async function callAll(baseUrl: string, ids: number[]) {
  const client = createClient<paths>({ baseUrl });
  const named = await client.GET('/wp-json/frontage/v1/news', {
    params: { query: { newsIds: ids } },
    querySerializer: { array: { style: 'form', explode: false } },
  });
  const all = await client.GET('/wp-json/frontage/v1/news', { params: { query: { count: 100 } } });
  const first = await client.GET('/wp-json/frontage/v1/news/page/{page}', { params: { path: { page: 1 } } });
  const several = await client.POST('/wp-json/v1/posts/get-multi-category-items', {
    body: { categories: ['news'], excludeIds: ids },
  });
  const token = await client.GET('/form-token', { params: { query: { formId: 'contact' } } });
  const refused = await client.GET('/wp-json/frontage/v1/term', { params: { query: { id: 0 } } });
  const unsent = await client.POST('/send-mail', { body: { name: '', email: '', message: '', formId: 'contact' } });
  const titles = named.data?.map(({ title }) => title.length) ?? [];
  if (several.data?.length !== 1 || titles.length !== 2) throw new Error('Lists were not passed');
  return {
    named: named.data?.map(({ slug }) => slug),
    without: all.data?.filter(({ id }) => !ids.includes(id)).map(({ slug }) => slug),
    page: first.data?.page,
    categories: (first.data?.categories.length ?? 0) > 0,
    token: (token.data?.formToken.length ?? 0) > 20,
    refused: refused.error?.code,
    unsent: unsent.error?.code,
  };
}
export { callAll };
`;
