import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { faqExamples } from '@frontage/blocks/Faq/Faq.examples.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageData } from './pageData.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A backend that answers every path with the body given for it. */
async function backendWith(answers: Record<string, unknown>) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    asked.push(url.pathname + url.search);
    const body = answers[url.pathname];
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, data: createPageData({ backendUrl: `http://127.0.0.1:${port}`, namespace: 'quayline' }) };
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

/** The message of a build that meets this page. */
async function messageFor(page: unknown): Promise<string> {
  const { data } = await backendWith({ '/wp-json/quayline/v1/page': page });
  return data.loadPage(7).then(
    () => 'the page was accepted',
    (error: Error) => error.message,
  );
}

describe('content that fits', () => {
  it('arrives as the contract describes it, asked once', async () => {
    const { data, asked } = await backendWith({ '/wp-json/quayline/v1/page': goodPage });
    const [first, second] = await Promise.all([data.loadPage(7), data.loadPage(7)]);
    expect(first.layout[0]).toEqual(faqBlock);
    expect(second).toEqual(first);
    expect(asked).toEqual(['/wp-json/quayline/v1/page?id=7']);
  });
});

describe('content that does not fit stops the build', () => {
  it('names page, block and field where one is missing', async () => {
    const { heading: _, ...headless } = faqBlock ?? {};
    expect(await messageFor({ ...goodPage, layout: [faqBlock, headless] })).toBe(
      [
        'The page /questions (id 7) cannot be built:',
        '  block 2, faq, field heading: expected text, found nothing',
        'Mend it in the CMS and publish again. The site keeps its last good state.',
      ].join('\n'),
    );
  });

  it('counts list entries from one, as people do', async () => {
    const items = [{ title: 'Who owns the code?', description: '' }];
    expect(await messageFor({ ...goodPage, layout: [{ ...faqBlock, items }] })).toContain(
      'block 1, faq, field items.1.description: expected text, found an empty text',
    );
  });

  it('suggests the block that was meant', async () => {
    expect(await messageFor({ ...goodPage, layout: [{ acf_fc_layout: 'fqa', heading: 'Questions' }] })).toBe(
      [
        'The page /questions (id 7) cannot be built:',
        '  block 1: expected a known block, found "fqa". Did you mean "faq"?',
        'Mend it in the CMS and publish again. The site keeps its last good state.',
      ].join('\n'),
    );
  });

  it('lists the known blocks where none is near', async () => {
    expect(await messageFor({ ...goodPage, layout: [{ acf_fc_layout: 'carousel3000' }] })).toContain('Known blocks: ');
  });

  it('says what a link must look like', async () => {
    const site = { ...examplePage.site, callToAction: { label: 'Book a free call', href: 'javascript:alert(1)' } };
    expect(await messageFor({ ...goodPage, site })).toBe(
      [
        'The page /questions (id 7) cannot be built:',
        '  field site.callToAction.href: expected a path that begins with /, an anchor that begins with #, or an address with https:, mailto: or tel:, found "javascript:alert(1)"',
        'Mend it in the CMS and publish again. The site keeps its last good state.',
      ].join('\n'),
    );
  });

  it('names a field that nobody knows', async () => {
    expect(await messageFor({ ...goodPage, layout: [{ ...faqBlock, haeding: 'Questions' }] })).toContain(
      'block 1, faq: has a field that nobody knows: haeding',
    );
  });

  it('says which backend did not answer, and what it said', async () => {
    const { data } = await backendWith({});
    await expect(data.loadPage(7)).rejects.toThrow(
      /The backend at http:\/\/127\.0\.0\.1:\d+ did not answer .*Request failed with status code 404/,
    );
  });

  it('asks for a home page where there is none', async () => {
    const { data } = await backendWith({ '/wp-json/quayline/v1/posts/lite': [] });
    await expect(data.loadHome()).rejects.toThrow(
      'The site has no home page: publish a page with the slug "home" in the CMS.',
    );
  });
});
