import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { describe, expect, it } from 'vitest';
import { drawFavicon, drawIcon, writeManifest } from './icons.ts';
import { writeSitemap, writeSitemapIndex } from './indexedPages.ts';
import { writeLlmsText, writeRobotsText, writeSecurityText } from './writeTexts.ts';

const siteUrl = 'https://wharfside.example';
const articles = examplePage.articlesByCategory.blog ?? [];

describe('the sitemap', () => {
  it('lists address, last change and pictures of each page, escaped for XML', async () => {
    const pages = [
      {
        path: '/blockchain/a?b=1&c=2',
        modified: '2026-11-09T08:00:00.000Z',
        pictures: [{ url: '/media/a&b.png', alt: '' }],
      },
    ];
    const xml = await writeSitemap(pages, siteUrl);
    expect(xml).toContain('<loc>https://wharfside.example/blockchain/a?b=1&amp;c=2</loc>');
    expect(xml).toContain('<lastmod>2026-11-09T08:00:00.000Z</lastmod>');
    expect(xml).toContain('<image:loc>https://wharfside.example/media/a&amp;b.png</image:loc>');
  });

  it('is listed file by file in its index', async () => {
    const xml = await writeSitemapIndex(['/sitemap-pages.xml', '/sitemap-articles-1.xml'], siteUrl);
    expect([...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
      'https://wharfside.example/sitemap-pages.xml',
      'https://wharfside.example/sitemap-articles-1.xml',
    ]);
  });
});

describe('llms.txt', () => {
  const { site } = examplePage;
  const flow = {
    type: 'service',
    path: '/services/flow',
    title: 'Flow',
    description: 'We build\non Flow.',
    isIndexed: true,
  } as const;

  it('names the company, then each kind of page and the articles, one a line', () => {
    const posts = [{ path: '/careers/go', title: 'Go engineer', description: 'Writes services.', pictures: [] }];
    const drawn = [{ heading: 'Vacancies', pages: posts }];
    const lines = writeLlmsText({ site, pages: [flow], drawn, articles, siteUrl }).split('\n');
    expect(lines[0]).toBe('# Wharfside');
    expect(lines).toContain('## Services');
    expect(lines).toContain('- [Flow](https://wharfside.example/services/flow): We build on Flow.');
    expect(lines).toContain('## Vacancies');
    expect(lines).toContain('- [Go engineer](https://wharfside.example/careers/go): Writes services.');
    expect(lines).toContain('## Articles');
    expect(lines).not.toContain('## Work');
  });

  it('calls each kind of page what the map of the site calls it', () => {
    const pages = [{ ...flow, type: 'case' } as const];
    expect(writeLlmsText({ site, pages, drawn: [], articles: [], siteUrl })).toContain('\n## Work\n- [Flow]');
  });

  it('leaves out pages that ask not to be indexed', () => {
    const pages = [{ ...flow, isIndexed: false }];
    expect(writeLlmsText({ site, pages, drawn: [], articles: [], siteUrl })).not.toContain('Services');
  });
});

describe('robots.txt', () => {
  it('lets robots read only production, and no search results', () => {
    expect(writeRobotsText({ isProduction: false, siteUrl })).toBe('User-agent: *\nDisallow: /\n');
    const open = writeRobotsText({ isProduction: true, siteUrl });
    expect(open).toContain('Disallow: /search\n');
    expect(open).toContain('Sitemap: https://wharfside.example/sitemap.xml');
  });
});

describe('security.txt', () => {
  it('is valid for more than half a year from its month, and for less than a whole one', () => {
    const text = writeSecurityText({ site: examplePage.site, month: '2026-11', siteUrl });
    expect(text).toContain('Contact: mailto:hello@wharfside.example\n');
    expect(text).toContain('Expires: 2027-06-01T00:00:00.000Z\n');
    expect(text).toContain('Canonical: https://wharfside.example/.well-known/security.txt\n');
    expect(text).toContain('Preferred-Languages: en\n');
  });

  it('asks for the languages of the site, of which visitors may not see all yet', () => {
    const languages = [{ code: 'de' }, { code: 'ar', isVisible: true }, { code: 'fr' }] as const;
    const site = { ...examplePage.site, language: 'de' as const, languages: [...languages] };
    expect(writeSecurityText({ site, month: '2026-11', siteUrl })).toContain('Preferred-Languages: de, ar\n');
  });
});

describe('the manifest', () => {
  it('names the company, and the icons for a home screen with their sizes', () => {
    const manifest = JSON.parse(writeManifest(examplePage.site));
    expect(manifest).toMatchObject({ name: 'Wharfside', start_url: '/' });
    expect(manifest.icons[0]).toMatchObject({ type: 'image/png', sizes: expect.stringMatching(/^(\d+)x\1$/) });
  });
});

describe('the icons', () => {
  const symbol =
    '<svg viewBox="4 0 16 32"><path d="M4 0H20V32H4Z" fill="currentColor"/><path d="M4 0" fill="var(--accent)"/></svg>';
  const site = { companyName: 'A & <B>', identity: { symbol, ink: '#12372a', accent: '#b3541e' } };

  it('have the symbol in the middle, in the colours of the light theme', () => {
    const svg = drawIcon({ name: 'icon', sizePx: 100, fill: 0.5, purpose: 'any' }, site);
    // 32 units are 50 px; 16 units are 25 px and begin at 37.5 px; 4 units are to the left of them.
    expect(svg).toContain('translate(31.25 25) scale(1.5625)');
    expect(svg).toContain('fill="#12372a"');
    expect(svg).toContain('fill="#b3541e"');
    expect(svg).not.toMatch(/currentColor|var\(/);
  });

  it('follow the theme in browser tabs, are square, and have the name as text', () => {
    const svg = drawFavicon(site);
    expect(svg).toContain('viewBox="-4 0 32 32"');
    expect(svg).toContain('aria-label="A &#38; &#60;B>"');
    expect(svg).toMatch(
      /svg\{color:#12372a;--accent:#b3541e\}@media \(prefers-color-scheme: dark\)\{svg\{color:#f4eedf;/,
    );
  });

  it('are a plain square in the accent colour if there is neither symbol nor letter', () => {
    expect(drawFavicon({ companyName: 'Жук' })).toContain('<path d="M4 4H28V28H4Z" fill="var(--accent)">');
  });
});
