import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import type { Post } from '@frontage/contract/post.ts';
import { parseFeed } from '@rowanmanning/feed-parser';
import { describe, expect, it } from 'vitest';
import { articleExamples } from '../../../registry/examples.ts';
import { createArticleFeed, type FeedFormat } from './createArticleFeed.ts';

const siteUrl = 'https://wharfside.example';
const text = [
  'Keys are **split** over `three` [desks](/services/flow) & [one script](javascript:alert(1)).',
  '',
  '- <b>not markup</b>',
  '',
  '| Node | Cost |',
  '|---|---|',
  '| Own | 40 |',
  '',
  'See below.[^1]',
  '',
  '[^1]: A note.',
].join('\n');
const posts = (examplePage.articlesByCategory.blog ?? []).map(
  (card): Post => ({
    ...card,
    type: 'post',
    term_id: card.category.term_id,
    categories: [card.category.slug],
    modified: '2026-11-12T08:00:00.000Z',
    head: {},
    layout: [{ acf_fc_layout: 'textbox', text }],
  }),
);
const [first] = posts;
const feedOf = (format: FeedFormat, of = posts) => createArticleFeed(format, of, { site: examplePage.site, siteUrl });
const address = 'https://wharfside.example/blockchain/article-1';

describe.each(['rss', 'atom'] as const)('the feed as %s, read by a feed reader', (format) => {
  const feed = parseFeed(feedOf(format));
  const [newest] = feed.items;

  it('says whose it is, in which language, and where it and its site are', () => {
    expect(feed).toMatchObject({ title: 'Wharfside', language: 'en', url: `${siteUrl}/blog` });
    expect(feed.self).toBe(`${siteUrl}/${format}.xml`);
    expect(feed.items).toHaveLength(posts.length);
  });

  it('has of each article its address, author, dates, categories and picture', () => {
    expect(newest).toMatchObject({ id: address, url: address, title: first?.title, description: first?.excerpt });
    expect(newest?.authors).toMatchObject([{ name: 'Wharfside' }]);
    expect(newest?.published).toEqual(new Date(first?.date ?? ''));
    expect(newest?.categories.map(({ label, term }) => label ?? term)).toContain(first?.category.name);
    expect(newest?.media.map(({ url }) => url)[0]).toMatch(/^https:\/\/wharfside\.example\/\S+$/);
  });

  it('has the whole text, with addresses in full and nothing that could run', () => {
    const { content } = newest ?? {};
    expect(content).toContain('<strong>split</strong> over <code>three</code>');
    expect(content).toContain('<a href="https://wharfside.example/services/flow">desks</a>');
    // This reader decodes what is within CDATA once more.
    expect(feedOf(format)).toContain('&amp; one script.</p><ul><li>&lt;b&gt;not markup&lt;/b&gt;</li></ul>');
    expect(content).toContain('<table><tr><td>Node</td><td>Cost</td></tr><tr><td>Own</td><td>40</td></tr></table>');
    expect(content).toContain('<p>See below.<sup>1</sup></p><p><sup>1</sup> A note.</p>');
    expect(content).not.toMatch(/javascript|(?:src|href)="\//);
  });
});

describe('the feed as Atom', () => {
  it('has what RFC 4287 requires: a term for each category, a date of publication and the language', () => {
    const atom = feedOf('atom');
    const categories = atom.match(/<category [^>]*>/g) ?? [];
    expect(categories.length).toBeGreaterThan(0);
    for (const category of categories) expect(category).toMatch(/ term="[a-z-]+"/);
    expect(atom).toMatch(/<feed [^>]*xml:lang="en"/);
    expect(atom.match(/<published>/g)).toHaveLength(posts.length);
    expect(atom).toContain('<updated>2026-11-12T08:00:00.000Z</updated>');
  });
});

describe('the feed as JSON', () => {
  it('is JSON Feed 1.1: authors, language, dates, and the excerpt as a summary beside the text', () => {
    const feed = JSON.parse(feedOf('json'));
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      language: 'en',
      authors: [{ name: 'Wharfside', url: `${siteUrl}/` }],
      feed_url: `${siteUrl}/feed.json`,
    });
    expect(feed.author).toBeUndefined();
    expect(feed.items[0]).toMatchObject({
      id: address,
      url: address,
      summary: first?.excerpt,
      date_published: new Date(first?.date ?? '').toISOString(),
      date_modified: '2026-11-12T08:00:00.000Z',
      image: expect.stringMatching(/^https:\/\/wharfside\.example\//),
      content_html: expect.stringContaining('<strong>split</strong>'),
    });
  });

  it('is a feed without articles, too', () => {
    expect(JSON.parse(feedOf('json', [])).items).toEqual([]);
    expect(parseFeed(feedOf('atom', [])).items).toEqual([]);
    expect(parseFeed(feedOf('rss', [])).items).toEqual([]);
    const place = { site: { ...examplePage.site, language: 'fr' as const }, siteUrl, further: 'fr' };
    expect(createArticleFeed('rss', [], place)).toContain(`<link>${siteUrl}/fr</link>`);
  });
});

it('has of every block of an article what can be read, as well-formed markup', () => {
  const layout: Post['layout'] = Object.values(articleExamples).flatMap((examples) =>
    examples.map(({ block }) => block),
  );
  const [post] = first ? [{ ...first, layout }] : [];
  const { items } = JSON.parse(feedOf('json', post ? [post] : []));
  const html: string = items[0].content_html;
  const open: string[] = [];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (['img', 'br', 'hr'].includes(name)) continue;
    if (end) expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
});
