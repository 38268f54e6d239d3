import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import type { Page } from '@frontage/contract/page.ts';
import { describe, expect, it } from 'vitest';
import { articleFeed } from './articleFeed.ts';
import { llmsText } from './llmsText.ts';
import { sitemapIndexOf, sitemapOf } from './sitemapXml.ts';

const siteUrl = 'https://quayline.example';
const articles = examplePage.articlesByCategory.blog ?? [];

describe('the sitemap', () => {
  it('gives address, last change and pictures of each page, with what XML must not hold escaped', async () => {
    const pages = [
      {
        path: '/blockchain/a?b=1&c=2',
        title: 'A',
        modified: '2026-11-09T08:00:00.000Z',
        pictures: [{ url: '/media/a&b.png', alt: '' }],
      },
    ];
    const xml = await sitemapOf(pages, siteUrl);
    expect(xml).toContain('<loc>https://quayline.example/blockchain/a?b=1&amp;c=2</loc>');
    expect(xml).toContain('<lastmod>2026-11-09T08:00:00.000Z</lastmod>');
    expect(xml).toContain('<image:loc>https://quayline.example/media/a&amp;b.png</image:loc>');
  });

  it('is named file by file in its index', async () => {
    const xml = await sitemapIndexOf(['/sitemap-pages.xml', '/sitemap-articles-1.xml'], siteUrl);
    expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
      'https://quayline.example/sitemap-pages.xml',
      'https://quayline.example/sitemap-articles-1.xml',
    ]);
  });
});

describe('the feed', () => {
  const feed = articleFeed(articles, examplePage.site, siteUrl);

  it('holds the newest articles with whole addresses, in three forms', () => {
    const address = 'https://quayline.example/blockchain/article-1';
    expect(feed.rss2()).toContain(`<link>${address}</link>`);
    expect(feed.atom1()).toContain(`<id>${address}</id>`);
    expect(JSON.parse(feed.json1())).toMatchObject({ items: [{ url: address }, {}, {}, {}] });
  });

  it('was updated when its newest article was dated', () => {
    expect(feed.atom1()).toContain('<updated>2026-11-09T08:00:00.000Z</updated>');
  });
});

describe('llms.txt', () => {
  const page = {
    ...examplePage,
    id: 1,
    type: 'service',
    slug: 'flow',
    modified: '2026-11-09T08:00:00.000Z',
    head: { title: 'Flow', description: 'We build\non Flow.' },
    layout: [],
    card: {},
  } satisfies Page & Record<string, unknown>;

  it('names the company, then each kind of page and the articles, one a line', () => {
    const lines = llmsText({ site: examplePage.site, pages: [page], articles, siteUrl }).split('\n');
    expect(lines[0]).toBe('# Quayline');
    expect(lines).toContain('## Services');
    expect(lines).toContain(
      `- [${page.title}](https://quayline.example/services/flow-blockchain-development-company): We build on Flow.`,
    );
    expect(lines).not.toContain('## Cases');
  });

  it('leaves out what asks not to be indexed', () => {
    const hidden = { ...page, head: { ...page.head, noIndex: true } };
    expect(llmsText({ site: examplePage.site, pages: [hidden], articles: [], siteUrl })).not.toContain('Services');
  });
});
