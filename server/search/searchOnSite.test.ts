import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canary, fillWithSamples } from '../testing/sampleContent.ts';
import { addPages } from '../testing/siteContent.ts';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost({
    async fill(payload) {
      await addPages(payload);
      const content = await fillWithSamples({ payload, clock: { now: new Date() } });
      const list = { slug: 'insights', term_id: 26, name: 'INSIGHTS', heading: 'All insights' } as const;
      const insights = await payload.create({ collection: 'categories', data: list });
      for (let number = 1; number <= 19; number += 1) {
        const further = { further: [insights.id] };
        await content.addArticle(`settlement-${number}`, 30 + number, content.categories.blog, further);
      }
    },
  });
  const pages = { '/search': '<h2>Newest</h2>', '/insights': '<h2>Newest insights</h2>' };
  publishSmallRelease(host.environment.releasesDir, '20261121000000-aaaaaa', { pages });
});
afterAll(() => host.close());

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await host.app.inject({ url, headers });
  const $ = load(answer.body);
  const textOf = (selector: string) => $(selector).text().replace(/\s+/g, ' ').trim();
  const textsOf = (selector: string) =>
    $(selector)
      .get()
      .map((element) => $(element).text());
  return { answer, $, textOf, textsOf };
}

const hits = '[data-entries^=hits-] > li';
/** The heading of one kind of hits: its name, and how many hits there are in all. */
const kind = 'main section:has([data-entries]) > h2';
/** Further details of a hit. */
const detail = `${hits} > p`;
const path = `${hits} > div > p:last-child`;
const status = 'main search [role=status]';
const tabs = 'nav[aria-label="Kinds of results"]';

describe('the search page', () => {
  it('is shown as published without a query, and is never indexed', async () => {
    for (const url of ['/search', '/search?q=', '/search?q=%20%20', '/search?page=2']) {
      const { answer, textOf } = await ask(url);
      expect(answer.statusCode).toBe(200);
      expect(textOf('h2')).toBe('Newest');
      expect(answer.headers['x-robots-tag']).toContain('noindex');
    }
  });

  it('shows the query in field, title and heading, and the number of hits', async () => {
    const { answer, $, textOf } = await ask('/search?q=flow%20storage');
    expect(answer.statusCode).toBe(200);
    expect($('main input[name=q]').attr('value')).toBe('flow storage');
    expect(textOf('title')).toBe('flow storage: Search | Wharfside');
    expect(textOf('h1')).toBe('Search: flow storage');
    expect(textOf(status)).toBe('Search results, 1 hit for two words');
    expect($(hits)).toHaveLength(1);
    expect($(kind)).toHaveLength(1);
  });

  it('marks the words in the title and text of a hit, which links to its page', async () => {
    const { $, textOf, textsOf } = await ask('/search?q=flow%20storage');
    expect($(`${hits} a`).attr('href')).toBe('/blog/flow-storage');
    expect(textOf(`${hits} h3`)).toBe('About flow-storage');
    expect(textsOf(`${hits} h3 mark`)).toEqual(['flow', 'storage']);
    expect(textsOf(`${hits} p mark`).length).toBeGreaterThan(0);
    expect([textOf(kind), textOf(path)]).toEqual(['Articles 1 hit', '/blog/flow-storage']);
    expect(textOf(detail)).toMatch(/^\d+ \w+, \d{4}$/);
  });

  it('has a policy that allows its own scripts, and stays out of shared caches', async () => {
    const { $, answer } = await ask('/search?q=flow');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    const scripts = $('script:not([src]):not([type="application/ld+json"]):not([type=speculationrules])').get();
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const hash = createHash('sha256').update($(script).text()).digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(answer.headers['cache-control']).toBe('private, max-age=60');
    expect(answer.headers['x-robots-tag']).toContain('noindex');
    expect($('meta[name=robots]').attr('content')).toContain('noindex');
  });

  it('counts every kind in its tabs, and shows one kind on request', async () => {
    const all = await ask('/search?q=resource');
    const links = all.$(`${tabs} a`).get();
    expect(links.map((link) => all.$(link).attr('href'))).toEqual([
      '/search?q=resource',
      '/search?q=resource&kind=articles',
      '/search?q=resource&kind=glossary',
      '/search?q=resource&kind=cases',
      '/search?q=resource&kind=pages',
    ]);
    const terms = await ask('/search?q=resource&kind=glossary');
    expect(terms.textOf(`${tabs} [aria-current=page]`)).toMatch(/^Glossary [1-9]/);
    expect(terms.textsOf(kind)).toEqual([expect.stringMatching(/^Glossary \d+ hits?$/)]);
  });

  it('shows eight hits per page, and links to the others with and without script', async () => {
    const first = await ask('/search?q=settlement');
    expect(first.$(hits)).toHaveLength(8);
    expect(first.$('[data-list-more]').attr('href')).toBe('/search?q=settlement&page=2');
    expect(first.textOf('[data-list-more]')).toBe('Load eight more');
    const last = await ask('/search?q=settlement&page=3');
    expect(last.$(hits)).toHaveLength(3);
    expect(last.$('[data-list-more]')).toHaveLength(0);
    expect(last.textOf('[role=status]')).toContain('17 to 19 of 19 hits');
    const numbers = last
      .$('[data-list-pages] a')
      .map((_, link) => last.$(link).attr('href'))
      .get();
    expect(numbers).toEqual(['/search?q=settlement', '/search?q=settlement&page=2', '/search?q=settlement&page=3']);
    expect(last.textOf('[data-list-pages] [aria-current]')).toBe('3');
  });

  it('shows the last page if a later one is requested', async () => {
    const { textOf, $ } = await ask('/search?q=settlement&page=900');
    expect(textOf('[data-list-pages] [aria-current]')).toBe('3');
    expect($(hits)).toHaveLength(3);
  });

  it('says what to do if nothing was found', async () => {
    const { $, textOf } = await ask('/search?q=nowhere%20in%20it');
    expect(textOf(status)).toBe('Search results, 0 hits for three words');
    expect(textOf('main')).toContain('No page has all of these words');
    expect((await ask('/search?q=nowhere')).textOf('main')).toContain('No page has this word');
    expect($('main a:contains("The blog")').attr('href')).toBe('/blog');
    expect($(`${hits}, [data-list-more]`)).toHaveLength(0);
  });

  it('finds no drafts and nothing with a future date', async () => {
    expect((await ask(`/search?q=${canary}`)).textOf(status)).toContain(' 0 hits');
  });

  it('shows a hostile query as text', async () => {
    const question = '"><script>alert(1)</script><img src=x onerror=alert(2)></title></textarea>';
    const { $, answer } = await ask(`/search?q=${encodeURIComponent(question)}&kind=<b>&page=-1`);
    expect(answer.statusCode).toBe(200);
    const harmless = (await ask('/search?q=nowhere%20in%20it')).$;
    for (const element of ['script', 'img', 'title', 'textarea', 'b']) {
      expect($(element).length, element).toBe(harmless(element).length);
    }
    expect($('[onerror]')).toHaveLength(0);
    expect($('main input[name=q]').attr('value')).toBe(question);
    expect($('h1').text()).toBe(`Search: ${question}`);
  });

  it('reads 200 characters of a query, and survives any address', async () => {
    const { $ } = await ask(`/search?q=${'a'.repeat(500)}`);
    expect($('main input[name=q]').attr('value')).toHaveLength(200);
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

  it('is sent compressed if the browser accepts that', async () => {
    const { answer } = await ask('/search?q=flow', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toContain('Accept-Encoding');
  });
});

describe('the search among the insights', () => {
  it('finds articles only, at the address of R1', async () => {
    const { $, answer, textsOf } = await ask('/insights?searchValue=resource');
    expect(answer.statusCode).toBe(200);
    expect(textsOf(kind)).toEqual([expect.stringMatching(/^Articles \d+ hits?$/)]);
    expect($(tabs)).toHaveLength(0);
    expect($('main input[name=searchValue]').attr('value')).toBe('resource');
    expect(answer.headers['x-robots-tag']).toContain('noindex');
    expect($('meta[name=robots]').attr('content')).toContain('noindex');
  });

  it('links to further hits at its own address', async () => {
    const { $ } = await ask('/insights?searchValue=settlement');
    expect($('[data-list-more]').attr('href')).toBe('/insights?searchValue=settlement&page=2');
  });

  it('leaves the list as published without a query', async () => {
    expect((await ask('/insights')).textOf('h2')).toBe('Newest insights');
  });
});

describe('a search that does not answer', () => {
  it('is reported on a page that reveals nothing about the fault', async () => {
    const other = await openTestHost({
      replace: ({ content }) => ({ content: { ...content, search: () => Promise.reject(new Error('secret fault')) } }),
    });
    const answer = await other.app.inject({ url: '/search?q=flow' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('The search is not answering');
    expect(answer.body).not.toContain('secret');
    await other.close();
  });

  it('is reported on the same page while the renderer is away', async () => {
    await host.renderer?.stop();
    const { answer, textOf } = await ask('/search?q=flow');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(textOf('h1')).toBe('The search is not answering');
  });
});

describe('a search among insights on a site without any', () => {
  it('answers 404', async () => {
    const other = await openTestHost({ replace: () => ({ draw: async () => undefined }) });
    const pages = { '/search': '<h1>Search</h1>', '/404': '<h1>Not here</h1>' };
    publishSmallRelease(other.environment.releasesDir, '20261121000000-aaaaaa', { pages });
    const answer = await other.app.inject({ url: '/insights?searchValue=flow' });
    expect([answer.statusCode, answer.body]).toEqual([404, '<h1>Not here</h1>']);
    expect((await other.app.inject({ url: '/search?q=flow' })).statusCode).toBe(503);
    await other.close();
  });
});

describe('many questions at once', () => {
  it('are refused after sixty a minute, with the time to wait', async () => {
    const drawn = { html: '<title>Search</title>', headers: {}, hasForm: false };
    const other = await openTestHost({ replace: () => ({ draw: async () => drawn }) });
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
