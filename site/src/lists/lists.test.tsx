import { wordsOf as readWords, render } from '@frontage/blocks/testing/render.ts';
import { stretchOf } from '@frontage/contract/primitives/paging.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { Spoken } from '@frontage/design/kit/words.ts';
import { describe, expect, it } from 'vitest';
import { createExampleArticles, createExampleListPages } from '../gallery/exampleLists.ts';
import { describeList, pathOfPageNumber, placeOf } from './articleLists.ts';
import { Featured, Popular } from './Chosen.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListHead, TallyOfMonths } from './ListHead.tsx';
import { Log } from './Log.tsx';

const pages = createExampleListPages(createExampleArticles(20));
const pageAt = (path: string) => {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`No list has a page at ${path}`);
  return page;
};
const addressOf = (page: number) => pathOfPageNumber({ basePath: '/blockchain' }, page);
const renderFoot = (page: number, isFollowed = false) =>
  render(
    <ListFoot stretch={stretchOf(100, 8, page)} addressOf={addressOf} of="in Blockchain" isFollowed={isFollowed} />,
  );

const hrefOf = (link: Element | null | undefined) => link?.getAttribute('href');

describe('the articles chosen for the blog', () => {
  it('are a carousel, whose controls wait for their script, and a list', () => {
    const { getByRole, page } = render(<Featured articles={createExampleArticles(3)} language={undefined} />);
    const heading = page.querySelector('#featured-heading');
    const carousel = getByRole('region', { name: readWords(heading) });
    expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
    expect(page.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(3);
    expect(page.querySelector('[data-featured-controls]')).toHaveProperty('hidden', true);
    const popular = render(<Popular articles={createExampleArticles(5)} language={undefined} />);
    expect(popular.getAllByRole('listitem')).toHaveLength(5);
  });

  it('have no section if there are none', () => {
    for (const Section of [Featured, Popular])
      expect(render(<Section articles={[]} language={undefined} />).page.childNodes).toHaveLength(0);
  });
});

describe('the tally of months', () => {
  const renderTally = (...counts: number[]) =>
    render(
      <TallyOfMonths className={undefined} months={counts.map((count, month) => ({ key: `2026-${month}`, count }))} />,
    );
  /** The shapes of a drawing, which no query finds: rectangles, or parts of a path. */
  const findBlocks = ({ page }: ReturnType<typeof renderTally>) => [...page.innerHTML.matchAll(/<rect|h(\d+)v-/g)];

  it('has a block for each entry', () => {
    const drawn = renderTally(3, 0, 16);
    expect(findBlocks(drawn)).toHaveLength(19);
    expect(drawn.getByText('19 in twelve months')).toBeDefined();
  });

  it('has one block for several entries if blocks would be too small, and says for how many', () => {
    const drawn = renderTally(1, 280, 300);
    const blocks = findBlocks(drawn);
    expect(blocks).toHaveLength(1 + 15 + 16);
    expect(blocks.every(([, size = '8']) => size === '8')).toBe(true);
    expect(drawn.getByText('581 in twelve months, 19 a block')).toBeDefined();
    expect(drawn.getByRole('img').getAttribute('aria-label')).toContain('as blocks of 19 on the line');
  });
});

describe('an entry of the log', () => {
  it('prints the day of an entry once, and gives the whole date to screen readers', () => {
    const { page } = render(<Log articles={createExampleArticles(1)} language={undefined} />);
    const dates = [...page.querySelectorAll('time')];
    expect(dates.map(({ className }) => className)).toEqual(['visually-hidden']);
    expect(page.querySelectorAll('article > [aria-hidden]')).toHaveLength(1);
  });
});

describe('the foot of a list', () => {
  it('links the next entries, with their number in words', () => {
    expect(hrefOf(renderFoot(1).getByRole('link', { name: 'Load eight more' }))).toBe('/blockchain/page/2');
    expect(hrefOf(renderFoot(12).getByRole('link', { name: 'Load four more' }))).toBe('/blockchain/page/13');
  });

  it('links nothing more on the last page', () => {
    const { page, queryByText } = renderFoot(13);
    expect(queryByText(/Load/)).toBeNull();
    expect(readWords(page)).toContain('97 to 100 of 100 in Blockchain');
    expect(readWords(page.querySelector('[data-list-last]'))).toBe('100');
  });

  it('links every page by number, the first by its plain address, and marks the current one', () => {
    const { getByRole, getByText } = renderFoot(2);
    expect(hrefOf(getByRole('link', { name: 'Page 1' }))).toBe('/blockchain');
    expect(hrefOf(getByRole('link', { name: 'Page 2', current: 'page' }))).toBe('/blockchain/page/2');
    expect(getByText('…')).toBeDefined();
  });

  it('lets the script append the next entries, except from a page of another kind', () => {
    const more = (isFollowed: boolean) => renderFoot(1, isFollowed).getByRole('link', { name: 'Load eight more' });
    expect([false, true].map((isFollowed) => more(isFollowed).hasAttribute('data-list-more'))).toEqual([true, false]);
    expect(hrefOf(more(true))).toBe('/blockchain/page/2');
  });

  it('has no page numbers if there is only one page', () => {
    const short = render(<ListFoot stretch={stretchOf(3, 8)} addressOf={addressOf} of="in ADA" />);
    expect(short.queryByRole('navigation')).toBeNull();
    expect(readWords(short.page)).toContain('3 of 3 in ADA');
  });
});

describe('the head of a list', () => {
  const renderHead = (path: string) => render(<ListHead list={pageAt(path)} />);

  it('marks the current category and tag, and names both in its heading', () => {
    const { getAllByRole, getByRole } = renderHead('/blockchain/tag/rust');
    const [category, tag] = getAllByRole('link', { current: true });
    expect([readWords(category), hrefOf(category)]).toEqual([expect.stringMatching(/^Blockchain/), '/blockchain']);
    expect([readWords(tag), hrefOf(tag)]).toEqual(['Rust, show all again', '/blockchain']);
    const heading = getByRole('heading', { level: 1, name: 'Rust in Blockchain' });
    expect(readWords(heading.nextElementSibling)).toMatch(/^\d+ articles in Blockchain, on Rust,/);
  });

  it('names the groups of its tags in the language of the page', () => {
    const german = wordsOf({ language: 'de' });
    const { getByText } = render(
      <Spoken.Provider value={() => german}>
        <ListHead list={pageAt('/blockchain')} />
      </Spoken.Provider>,
    );
    for (const name of ['Technologien', 'Protokolle']) expect(getByText(name)).toBeDefined();
  });

  it('shows a category without articles, without a link', () => {
    const { getByText, queryByRole } = renderHead('/blog');
    expect(getByText('Big data')).toBeDefined();
    expect(queryByRole('link', { name: /^Big data/ })).toBeNull();
  });

  it('puts the sixth tag of a group behind a disclosure, which is open while that tag is current', () => {
    const disclosureAt = (path: string) => renderHead(path).page.querySelector('details');
    expect(disclosureAt('/blog')?.open).toBe(false);
    const rest = disclosureAt('/blog')?.querySelector('a');
    expect(disclosureAt(hrefOf(rest) ?? '')?.open).toBe(true);
  });
});

describe('the log', () => {
  it('groups entries by month, gives each full date, and loads pictures lazily', () => {
    const { getByText, page } = render(<Log articles={createExampleArticles(6)} hasNewest language={undefined} />);
    expect(page.querySelectorAll('section')).toHaveLength(3);
    expect(page.querySelector('[data-entries="2026-11"]')).not.toBeNull();
    expect(getByText('9 November, 2026')).toBeDefined();
    expect(page.querySelectorAll('[loading="eager"]')).toHaveLength(0);
  });

  it('names months and days in the language of the site', () => {
    const { getAllByRole, getByText } = render(<Log articles={createExampleArticles(6)} language="pl" />);
    // The name of a month on its own differs from its form within a date.
    expect(getAllByRole('heading', { level: 2 }).map(readWords)[0]).toMatch(/^listopad 2026/);
    expect(getByText('9 listopada 2026')).toBeDefined();
  });
});

describe('the words of a list', () => {
  it('name the place of the counted articles', () => {
    expect(placeOf(pageAt('/blockchain').frame)).toBe('in Blockchain');
    const blog = { ...pageAt('/blockchain').frame.category, slug: 'blog', name: 'Blog' } as const;
    // News are articles too, but have a list of their own.
    expect(placeOf({ category: blog, tag: undefined })).toBe('in the blog');
  });

  it('include the page number in title, description and breadcrumbs', () => {
    expect(describeList(pageAt('/blockchain/page/2'))).toMatchObject({
      title: 'Blockchain, page 2',
      name: 'Page 2',
      breadcrumbs: [{ label: 'Blockchain', href: '/blockchain' }],
      previous: '/blockchain',
      next: '/blockchain/page/3',
    });
    expect(describeList(pageAt('/blockchain/page/3')).next).toBeUndefined();
  });
});
