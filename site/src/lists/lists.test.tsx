import { stretchOf } from '@frontage/contract/primitives/paging.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleArticles, exampleListPages } from '../gallery/exampleLists.ts';
import { pathOfPageNumber } from './articleLists.ts';
import { Featured } from './Featured.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListHead } from './ListHead.tsx';
import { Log } from './Log.tsx';
import { placeOf, wordsOf } from './listWords.ts';
import { Popular } from './Popular.tsx';
import { TallyOfMonths } from './TallyOfMonths.tsx';

const pages = exampleListPages(exampleArticles(20));
const pageAt = (path: string) => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`No list has a page at ${path}`);
  return page;
};
const addressOf = (page: number) => pathOfPageNumber('/blockchain', page);
const foot = (page: number, isFollowed = false) =>
  renderToStaticMarkup(
    <ListFoot stretch={stretchOf(100, 8, page)} addressOf={addressOf} of="in Blockchain" isFollowed={isFollowed} />,
  );

describe('what editors chose for the blog', () => {
  it('is a carousel whose controls wait for their script, and a list', () => {
    const featured = renderToStaticMarkup(<Featured articles={exampleArticles(3)} language={undefined} />);
    expect(featured).toContain('aria-roledescription="carousel" aria-labelledby="featured-heading"');
    expect(featured.match(/aria-roledescription="slide"/g)).toHaveLength(3);
    expect(featured).toMatch(/<div hidden=""[^>]*data-featured-controls/);
    const popular = renderToStaticMarkup(<Popular articles={exampleArticles(5)} language={undefined} />);
    expect(popular.match(/<li/g)).toHaveLength(5);
  });

  it('leaves no section behind where nothing was chosen', () => {
    expect(
      renderToStaticMarkup(<Featured articles={[]} language={undefined} />) +
        renderToStaticMarkup(<Popular articles={[]} language={undefined} />),
    ).toBe('');
  });
});

describe('the tally of months', () => {
  const tally = (...counts: number[]) =>
    renderToStaticMarkup(
      <TallyOfMonths className={undefined} months={counts.map((count, month) => ({ key: `2026-${month}`, count }))} />,
    );
  const blocksIn = (html: string) => [...html.matchAll(/<rect|h(\d+)v-/g)];

  it('has a block for each entry', () => {
    const html = tally(3, 0, 16);
    expect(blocksIn(html)).toHaveLength(19);
    expect(html).toContain('>19 in twelve months</text>');
  });

  it('has a block for several where they would be too small to be seen, and says for how many', () => {
    const html = tally(1, 280, 300);
    const blocks = blocksIn(html);
    expect(blocks).toHaveLength(1 + 15 + 16);
    expect(blocks.every(([, size = '8']) => size === '8')).toBe(true);
    expect(html).toContain('>581 in twelve months, 19 a block</text>');
    expect(html).toContain('as blocks of 19 on the line');
  });
});

describe('the foot of a list', () => {
  it('offers the next entries by a link, named after their number in words', () => {
    expect(foot(1)).toContain('href="/blockchain/page/2"');
    expect(foot(1)).toContain('Load eight more');
    expect(foot(12)).toContain('Load four more');
  });

  it('offers nothing more on the last page', () => {
    expect(foot(13)).not.toContain('Load');
    expect(foot(13)).toContain('97 to <span data-list-last="">100</span> of 100 in Blockchain');
  });

  it('leads to every page by number, to the first by its clean address, and marks the current one', () => {
    expect(foot(2)).toContain('href="/blockchain" aria-label="Page 1"');
    expect(foot(2)).toMatch(/href="\/blockchain\/page\/2" aria-label="Page 2" aria-current="page"/);
    expect(foot(2)).toContain('…');
  });

  it('lets the script join the next entries to these, but for a next page of another kind', () => {
    expect(foot(1)).toMatch(/<a [^>]*data-list-more=""/);
    expect(foot(1, true)).not.toContain('data-list-more');
    expect(foot(1, true)).toContain('href="/blockchain/page/2"');
  });

  it('has no page numbers where there is one page', () => {
    const html = renderToStaticMarkup(<ListFoot stretch={stretchOf(3, 8)} addressOf={addressOf} of="in ADA" />);
    expect(html).not.toContain('<nav');
    expect(html).toContain('3</span> of 3 in ADA');
  });
});

describe('the head of a list', () => {
  it('marks the current category and tag, and is headed by both', () => {
    const html = renderToStaticMarkup(<ListHead list={pageAt('/blockchain/tag/rust')} />);
    expect(html).toMatch(/href="\/blockchain" aria-current="true"[^>]*><span[^>]*>Blockchain/);
    expect(html).toMatch(/href="\/blockchain"[^>]* aria-current="true">Rust/);
    expect(html).toMatch(/<h1[^>]*>Rust <br[^>]*>in Blockchain<\/h1><p[^>]*>\d+ articles in Blockchain, on Rust,/);
  });

  it('keeps a category without articles, without a link', () => {
    expect(renderToStaticMarkup(<ListHead list={pageAt('/blog')} />)).toMatch(/<span [^>]*><span[^>]*>Big data/);
  });

  it('puts the sixth tag of a group behind a disclosure, and opens it while that tag is current', () => {
    const closed = renderToStaticMarkup(<ListHead list={pageAt('/blog')} />);
    expect(closed).toMatch(/<details(?! [^>]*open)/);
    const rest = /<details.*?href="([^"]+)"/.exec(closed)?.[1] ?? '';
    expect(renderToStaticMarkup(<ListHead list={pageAt(rest)} />)).toMatch(/<details [^>]*open/);
  });
});

describe('the log', () => {
  it('groups entries by month, tells each full date, and loads only the newest picture at once', () => {
    const html = renderToStaticMarkup(<Log articles={exampleArticles(6)} hasNewest language={undefined} />);
    expect(html.match(/<section/g)).toHaveLength(3);
    expect(html).toContain('data-entries="2026-11"');
    expect(html).toContain('9 November, 2026');
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
  });

  it('names months and days in the language of the site', () => {
    const html = renderToStaticMarkup(<Log articles={exampleArticles(6)} language="pl" />);
    // A month that stands alone has another form than within a date.
    expect(html).toMatch(/>listopad <span[^>]*>2026</);
    expect(html).toContain('>9 listopada 2026<');
  });
});

describe('the words of a list', () => {
  it('name the place that a count is of', () => {
    expect(placeOf(pageAt('/blockchain').frame)).toBe('in Blockchain');
    const blog = { ...pageAt('/blockchain').frame.category, slug: 'blog', name: 'Blog' } as const;
    // The news are articles too, and stand in a list of their own.
    expect(placeOf({ category: blog, tag: undefined })).toBe('in the blog');
  });

  it('say which page it is in title, description and breadcrumbs', () => {
    expect(wordsOf(pageAt('/blockchain/page/2'))).toMatchObject({
      title: 'Blockchain, page 2',
      name: 'Page 2',
      breadcrumbs: [{ label: 'Blockchain', href: '/blockchain' }],
      previous: '/blockchain',
      next: '/blockchain/page/3',
    });
    expect(wordsOf(pageAt('/blockchain/page/3')).next).toBeUndefined();
  });
});
