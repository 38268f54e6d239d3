import { searchMarks, searchPages } from '@frontage/contract/searchMarkup.ts';
import { SearchForm } from '@frontage/site/src/search/SearchForm.tsx';
import { SearchResults } from '@frontage/site/src/search/SearchResults.tsx';
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishRelease } from '../testing/formPage.ts';
import { canary, fillWithSamples } from '../testing/sampleContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

/** A page of the site's own parts, as the build prints it. */
function pageOf(target: (typeof searchPages)[keyof typeof searchPages], hasTabs: boolean): string {
  const form = renderToStaticMarkup(createElement(SearchForm, { target, label: 'Words to look for', status: 'Ask.' }));
  const results = renderToStaticMarkup(
    createElement(SearchResults, { hasTabs, ways: [{ label: 'All articles', href: '/blog' }] }),
  );
  return `<!doctype html><html lang="en"><head><title>Search | Quayline</title></head><body>
<script type="module">if (1 < 2 && true) {}</script><h1 ${searchMarks.heading}="">Search</h1>${form}
<section ${searchMarks.idle}=""><h2>Newest</h2></section>${results}</body></html>`;
}

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
  const content = await fillWithSamples(host);
  for (let number = 1; number <= 19; number += 1) {
    await content.addArticle(`settlement-${number}`, 30 + number, content.categories.blog);
  }
  publishRelease(host.environment.releasesDir, 'r1', {
    'search.html': pageOf(searchPages.search, true),
    'insights.html': pageOf(searchPages.insights, false),
    '404.html': '<!doctype html><title>None</title>',
    'headers.json': JSON.stringify({ '/search': { 'Content-Security-Policy': "script-src 'sha256-own'" } }),
  });
});
afterAll(() => host.close());

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await host.app.inject({ url, headers });
  const $ = load(answer.body);
  const textOf = (selector: string) => $(selector).text().replace(/\s+/g, ' ').trim();
  return { answer, $, textOf };
}

describe('the search page', () => {
  it('is shown as it was built while nothing is asked, and is never indexed', async () => {
    for (const url of ['/search', '/search?q=', '/search?q=%20%20', '/search?page=2']) {
      const { answer, textOf } = await ask(url);
      expect(answer.statusCode).toBe(200);
      expect(textOf('h2')).toContain('Newest');
      expect(answer.headers['x-robots-tag']).toContain('noindex');
    }
  });

  it('shows what was asked in field, title and heading, and how much was found', async () => {
    const { answer, $, textOf } = await ask('/search?q=flow%20storage');
    expect(answer.statusCode).toBe(200);
    expect($('input[name=q]').attr('value')).toBe('flow storage');
    expect(textOf('title')).toBe('flow storage: Search | Quayline');
    expect(textOf('h1')).toBe('Search: flow storage');
    expect(textOf(`[${searchMarks.status}]`)).toMatch(/^Search results, 1 hit for two words$/);
    expect($(`[${searchMarks.idle}]`)).toHaveLength(0);
    expect($('template')).toHaveLength(0);
  });

  it('marks the words in the title and the text of a hit, which leads to its page', async () => {
    const { $, textOf } = await ask('/search?q=flow%20storage');
    const hit = $(`[${searchMarks.hit}]`);
    expect(hit.find('a').attr('href')).toBe('/blog/flow-storage');
    expect(hit.find('a mark').length).toBeGreaterThan(0);
    expect(textOf(`[${searchMarks.kind}]`)).toBe('Article');
    expect(textOf(`[${searchMarks.detail}]`)).toMatch(/^, \d+ \w+, \d{4}$/);
    expect(textOf(`[${searchMarks.path}]`)).toBe('/blog/flow-storage');
  });

  it('keeps the security headers of the page, its scripts as they are, and stays out of shared caches', async () => {
    const { answer } = await ask('/search?q=flow');
    expect(answer.headers['content-security-policy']).toBe("script-src 'sha256-own'");
    expect(answer.body).toContain('<script type="module">if (1 < 2 && true) {}</script>');
    expect(answer.headers['cache-control']).toContain('private');
    expect(answer.headers['x-robots-tag']).toContain('noindex');
    expect(answer.body).toMatch(/<meta name="robots" content="noindex">/);
  });

  it('counts every kind in its tabs, and shows one kind where it is asked for', async () => {
    const all = await ask('/search?q=resource');
    const tabs = all
      .$(`[${searchMarks.tab}] a`)
      .map((_, tab) => all.$(tab).attr('href'))
      .get();
    expect(tabs).toEqual([
      '/search?q=resource',
      '/search?q=resource&kind=articles',
      '/search?q=resource&kind=glossary',
      '/search?q=resource&kind=cases',
      '/search?q=resource&kind=pages',
    ]);
    const terms = await ask('/search?q=resource&kind=glossary');
    expect(terms.textOf('[aria-current=page]')).toMatch(/^Glossary [1-9]/);
    const kinds = terms
      .$(`[${searchMarks.kind}]`)
      .map((_, kind) => terms.$(kind).text())
      .get();
    expect(new Set(kinds)).toEqual(new Set(['Glossary']));
    expect(terms.$(`[${searchMarks.detail}]`).first().text()).toMatch(/^, [A-Z]$/);
  });

  it('shows eight hits a page, and leads to the others with and without script', async () => {
    const first = await ask('/search?q=settlement');
    expect(first.$(`[${searchMarks.hit}]`)).toHaveLength(8);
    expect(first.$('[data-list-more]').attr('href')).toBe('/search?q=settlement&page=2');
    expect(first.textOf('[data-list-more]')).toBe('Load eight more');
    const last = await ask('/search?q=settlement&page=3');
    expect(last.$(`[${searchMarks.hit}]`)).toHaveLength(3);
    expect(last.$('[data-list-more]')).toHaveLength(0);
    expect(last.textOf('[role=status]')).toContain('17 to 19 of 19 hits');
    const numbers = last
      .$('[data-list-pages] a')
      .map((_, link) => last.$(link).attr('href'))
      .get();
    expect(numbers).toEqual(['/search?q=settlement', '/search?q=settlement&page=2', '/search?q=settlement&page=3']);
    expect(last.textOf('[data-list-pages] [aria-current]')).toBe('3');
  });

  it('shows the last page for one behind it', async () => {
    const { textOf, $ } = await ask('/search?q=settlement&page=900');
    expect(textOf('[data-list-pages] [aria-current]')).toBe('3');
    expect($(`[${searchMarks.hit}]`)).toHaveLength(3);
  });

  it('says what to do where nothing was found', async () => {
    const { $, textOf } = await ask('/search?q=nowhere%20in%20it');
    expect(textOf(`[${searchMarks.status}]`)).toBe('Search results, 0 hits for three words');
    expect(textOf(`[${searchMarks.empty}]`)).toContain('All articles');
    expect($(`[${searchMarks.hit}], [data-list-more]`)).toHaveLength(0);
  });

  it('finds nothing that is a draft or dated later', async () => {
    expect((await ask(`/search?q=${canary}`)).textOf(`[${searchMarks.status}]`)).toContain('0 hits');
  });

  it('shows a hostile question as text', async () => {
    const question = '"><script>alert(1)</script><img src=x onerror=alert(2)></title></textarea>';
    const { $, answer } = await ask(`/search?q=${encodeURIComponent(question)}&kind=<b>&page=-1`);
    expect(answer.statusCode).toBe(200);
    expect($('script')).toHaveLength(1);
    expect($('img')).toHaveLength(0);
    expect($('input[name=q]').attr('value')).toBe(question);
  });

  it('reads 200 characters of a question, and survives whatever an address may hold', async () => {
    const { $ } = await ask(`/search?q=${'a'.repeat(500)}`);
    expect($('input[name=q]').attr('value')).toHaveLength(200);
    for (const query of [
      'q=%00%01',
      'q=%E2%80%AE',
      'q=a&q=b',
      'q[]=x',
      'q=%ff%fe',
      `q=${'%22'.repeat(90)}`,
      'q=*%28',
    ]) {
      expect((await ask(`/search?${query}`)).answer.statusCode, query).toBe(200);
    }
  });

  it('travels compressed where the browser reads that', async () => {
    const { answer } = await ask('/search?q=flow', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toContain('Accept-Encoding');
  });
});

describe('the search among the insights', () => {
  it('finds articles alone, under the name that the specification gives', async () => {
    const { $, answer } = await ask('/insights?searchValue=resource');
    const kinds = $(`[${searchMarks.kind}]`)
      .map((_, kind) => $(kind).text())
      .get();
    expect(new Set(kinds)).toEqual(new Set(['Article']));
    expect($('input[name=searchValue]').attr('value')).toBe('resource');
    expect(answer.headers['x-robots-tag']).toContain('noindex');
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  });

  it('leads to further hits at its own address', async () => {
    const { $ } = await ask('/insights?searchValue=settlement');
    expect($('[data-list-more]').attr('href')).toBe('/insights?searchValue=settlement&page=2');
  });

  it('leaves the list as it was built while nothing is asked', async () => {
    expect((await ask('/insights')).textOf('h2')).toContain('Newest');
  });
});

describe('a search that is away', () => {
  it('is told in a page, with nothing of the fault in it', async () => {
    const other = await openTestHost({
      replace: ({ content }) => ({ content: { ...content, search: () => Promise.reject(new Error('secret fault')) } }),
    });
    publishRelease(other.environment.releasesDir, 'r1', { 'search.html': pageOf(searchPages.search, true) });
    const answer = await other.app.inject({ url: '/search?q=flow' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('The search does not answer');
    expect(answer.body).not.toContain('secret');
    await other.close();
  });
});

describe('many questions at once', () => {
  it('are refused after sixty a minute, with the time to wait', async () => {
    const other = await openTestHost();
    publishRelease(other.environment.releasesDir, 'r1', { 'search.html': pageOf(searchPages.search, true) });
    const statuses: number[] = [];
    for (let count = 0; count < 601; count += 1) {
      statuses.push((await other.app.inject({ url: '/search?q=flow' })).statusCode);
    }
    expect(statuses.slice(0, 600).every((status) => status === 200)).toBe(true);
    const refused = await other.app.inject({ url: '/search?q=flow' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toContain('text/html');
    await other.close();
  });
});
