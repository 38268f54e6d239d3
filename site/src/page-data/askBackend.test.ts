import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { faqExamples } from '@frontage/blocks/Faq/Faq.examples.ts';
import { endpoints, pathOf } from '@frontage/contract/endpoints.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createExampleArticles, exampleCategories } from '../gallery/exampleLists.ts';
import { type ContentServer, startContentServer } from '../testing/contentServer.ts';
import { createRequestCache, createRequestQueue, openBackend } from './askBackend.ts';
import { BackendAway, ContentError } from './ContentError.ts';

let server: ContentServer | undefined;
afterEach(() => server?.stop());

async function startBackendWith(
  answers: Partial<Record<'page' | 'news' | 'glossary' | 'posts' | 'newsPage', unknown>>,
) {
  const entries = Object.entries(answers) as [keyof typeof answers, unknown][];
  server = await startContentServer(
    Object.fromEntries(
      entries.map(([name, body]) => [pathOf(endpoints[name], 'frontage').replace('{page}', '1'), () => body]),
    ),
  );
  return { asked: server.asked, ...openBackend(server.backend) };
}

const faqBlock = faqExamples[0]?.block;

const goodPage = {
  id: 7,
  type: 'page',
  slug: 'questions',
  path: '/questions',
  title: 'Questions',
  modified: '2026-11-20T10:00:00.000Z',
  head: { title: 'Questions', description: 'What clients ask' },
  breadcrumbs: [],
  layout: [faqBlock],
  offices: examplePage.offices,
  events: [],
  reviews: [],
  card: {},
  site: examplePage.site,
};

/** The error with which a publication rejects this page. */
async function errorFor(page: unknown): Promise<Error | undefined> {
  const { content } = await startBackendWith({ page });
  return content.page({ id: 7 }).then(
    () => undefined,
    (error: Error) => error,
  );
}
const messageFor = async (page: unknown) => (await errorFor(page))?.message;

describe('content that fits', () => {
  it('arrives as the contract describes it, requested only once', async () => {
    const { asked, content } = await startBackendWith({ page: goodPage });
    const [first, second] = await Promise.all([content.page({ id: 7 }), content.page({ id: 7 })]);
    expect(first.layout[0]).toEqual(faqBlock);
    expect(second).toEqual(first);
    expect(asked).toEqual(['/wp-json/frontage/v1/page?id=7']);
  });
});

describe('a document that does not fit', () => {
  it('is reported with the block and the field that is missing', async () => {
    const { heading: _, ...headless } = faqBlock ?? {};
    const error = await errorFor({ ...goodPage, layout: [faqBlock, headless] });
    expect(error).toBeInstanceOf(ContentError);
    expect(error?.message).toBe(
      ['The page /questions (id 7) cannot be shown:', '  Block 2 (Questions and answers) › Heading: is missing'].join(
        '\n',
      ),
    );
  });

  it('has its list entries counted from one, as people do', async () => {
    const items = [{ title: 'Who owns the code?', description: '' }];
    expect(await messageFor({ ...goodPage, layout: [{ ...faqBlock, items }] })).toContain(
      'Block 1 (Questions and answers) › Items 1 › Description: is missing',
    );
  });

  it('is reported with the block that was probably meant', async () => {
    expect(await messageFor({ ...goodPage, layout: [{ acf_fc_layout: 'fqa', heading: 'Questions' }] })).toBe(
      [
        'The page /questions (id 7) cannot be shown:',
        '  Block 1: expected a known block, found "fqa". Did you mean "faq"?',
      ].join('\n'),
    );
  });

  it('is reported with the known blocks if none is similar', async () => {
    expect(await messageFor({ ...goodPage, layout: [{ acf_fc_layout: 'carousel3000' }] })).toContain('Known blocks: ');
  });

  it('has its words for search engines named as the tab is in which they are', async () => {
    expect(await messageFor({ ...goodPage, head: { title: 'Questions' } })).toContain(
      'Search engines › Description: is missing',
    );
  });

  it('is reported with the forms that a link may have', async () => {
    const breadcrumbs = [{ label: 'Services', href: 'javascript:alert(1)' }];
    expect(await messageFor({ ...goodPage, breadcrumbs })).toContain(
      'Breadcrumbs 1 › Leads to: expected a path that begins with /, an anchor that begins with #, or an address with https:, mailto: or tel:, found "javascript:alert(1)"',
    );
  });

  it('is reported if it has an unknown field', async () => {
    expect(await messageFor({ ...goodPage, layout: [{ ...faqBlock, haeding: 'Questions' }] })).toContain(
      'Block 1 (Questions and answers): has a field that nobody knows: haeding',
    );
  });
});

describe('a list', () => {
  const [first, second] = createExampleArticles(2);

  it('keeps its valid entries and reports the others', async () => {
    const { content, misfits } = await startBackendWith({ news: [first, { ...second, title: '' }] });
    expect(await content.news({})).toEqual([first]);
    expect(misfits).toEqual([`${second?.slug} in the answer to news cannot be shown:\n  Title: is missing`]);
  });

  it('of documents does so by slugs, in order, and with the lists around it', async () => {
    const listed = { ...first, type: 'post', slug: 'listed', term_id: 1, categories: ['blockchain'] };
    const poor = { ...listed, slug: 'poor', title: '' };
    const [category] = exampleCategories.map((one) => ({ ...one, count: 1 }));
    const page = { page: 1, pages: 1, total: 2, items: [first, { ...second, title: '' }], tags: [{ name: '' }] };
    const { content, misfits } = await startBackendWith({
      posts: { listed, poor },
      newsPage: { ...page, categories: [category] },
    });
    expect(Object.keys(await content.posts({ slugged: 'true' }))).toEqual(['listed']);
    expect(await content.newsPage({ page: 1 })).toEqual({ ...page, items: [first], categories: [category], tags: [] });
    expect(misfits.map((one) => one.split('\n', 1)[0])).toEqual([
      'poor in the answer to posts cannot be shown:',
      `${second?.slug} in the answer to news/page/1 cannot be shown:`,
      'without an address in the answer to news/page/1 cannot be shown:',
    ]);
    await server?.stop();
    const inOrder = await startBackendWith({ posts: [listed, poor] });
    expect(await inOrder.content.posts({})).toHaveLength(1);
  });

  it('of the wrong type is rejected as a whole, with what was asked', async () => {
    const { content } = await startBackendWith({ glossary: { terms: [] } });
    await expect(content.glossary({})).rejects.toThrow('The answer to glossary cannot be shown:');
  });
});

it('reports which backend failed to answer, and its error: another try may help', async () => {
  const { content } = await startBackendWith({});
  const asked = content.page({ id: 7 });
  await expect(asked).rejects.toBeInstanceOf(BackendAway);
  await expect(asked).rejects.toThrow(
    /The backend at http:\/\/127\.0\.0\.1:\d+ did not answer .*Request failed with status code 404/,
  );
});

it('returns an answer without a contract unchanged, also requested only once', async () => {
  const { ask, asked } = await startBackendWith({ page: { anything: 1 } });
  const path = pathOf(endpoints.page, 'frontage');
  expect(await ask(path, { id: 7 })).toEqual({ anything: 1 });
  await ask(path, { id: 7 });
  expect(asked).toHaveLength(1);
});

function createCountingAnswer() {
  let calls = 0;
  return async () => {
    calls += 1;
    return calls;
  };
}

it('asks once for the same method, path and query, whatever the order of its names', async () => {
  const remember = createRequestCache();
  const ask = createCountingAnswer();
  await remember({ method: 'GET', path: '/page', query: { id: 1, type: 'page' } }, ask);
  expect(await remember({ method: 'GET', path: '/page', query: { type: 'page', id: 1 } }, ask)).toBe(1);
});

it.each([
  ['method', { method: 'POST', path: '/page', query: { id: 1 } }],
  ['path', { method: 'GET', path: '/post', query: { id: 1 } }],
  ['query', { method: 'GET', path: '/page', query: { id: 2 } }],
] as const)('asks again when the %s differs', async (_part, other) => {
  const remember = createRequestCache();
  const ask = createCountingAnswer();
  await remember({ method: 'GET', path: '/page', query: { id: 1 } }, ask);
  expect(await remember(other, ask)).toBe(2);
});

it('shares a request that is still pending', async () => {
  const remember = createRequestCache();
  const ask = createCountingAnswer();
  const key = { method: 'GET', path: '/page', query: {} } as const;
  expect(await Promise.all([remember(key, ask), remember(key, ask)])).toEqual([1, 1]);
});

it('drops the least recently used answer', async () => {
  const remember = createRequestCache(2);
  const ask = createCountingAnswer();
  const page = (id: number) => remember({ method: 'GET', path: '/page', query: { id } }, ask);
  await page(1);
  await page(2);
  await page(1);
  await page(3);
  expect([await page(1), await page(2)]).toEqual([1, 4]);
});

it('forgets a failure, so that a second try can succeed', async () => {
  const remember = createRequestCache();
  const key = { method: 'GET', path: '/page', query: {} } as const;
  await expect(remember(key, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await remember(key, async () => 'up')).toBe('up');
});

it('runs one request at a time, in the order of their arrival', async () => {
  const enqueue = createRequestQueue();
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    await Promise.resolve();
    log.push(`${name} ends`);
  };
  await Promise.all([enqueue(task('first')), enqueue(task('second'))]);
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('continues after a request that failed', async () => {
  const enqueue = createRequestQueue();
  const failed = enqueue(() => Promise.reject(new Error('no answer')));
  const next = enqueue(async () => 'answered');
  await expect(failed).rejects.toThrow('no answer');
  await expect(next).resolves.toBe('answered');
});
