import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import type { MissedVisit } from '@frontage/contract/visit.ts';
import { describe, expect, it } from 'vitest';
import { NotFound } from './NotFound.tsx';

const heading = 'Nothing is\nberthed here';
const links = [
  { href: '/services', label: 'Services', reason: 'often next' },
  { href: '/work', label: 'Show cases', reason: 'often next' },
];
const renderNotFound = (missed?: MissedVisit) =>
  render(<NotFound heading={heading} description="Usual words." links={links} missed={missed} />);
const rowsOf = ({ getAllByRole }: ReturnType<typeof renderNotFound>) =>
  getAllByRole('listitem').map((row) => {
    const [link, reason] = row.children;
    return [link?.getAttribute('href'), wordsOf(link), wordsOf(reason)];
  });

describe('NotFound', () => {
  it('names the usual pages in order, each with the reason', () => {
    expect(rowsOf(renderNotFound())).toEqual(links.map((link) => [link.href, link.label, link.reason]));
  });

  it('says in its only first-level heading that nothing is here', () => {
    const headings = renderNotFound().getAllByRole('heading', { level: 1 });
    expect(headings.map(wordsOf)).toEqual(['Nothing is berthed here']);
  });

  it('has a search that needs no script', () => {
    const { getByRole } = renderNotFound();
    const box = getByRole('searchbox') as HTMLInputElement;
    expect([box.name, box.form?.getAttribute('action')]).toEqual(['q', '/search']);
    expect(box.form?.contains(getByRole('button', { name: 'Search the site' }))).toBe(true);
  });

  it('shows no list of pages if it knows none', () => {
    const { getByRole, queryByText } = render(<NotFound links={[]} />);
    expect(getByRole('heading', { level: 1 })).toBeDefined();
    expect(queryByText('Nearest pages')).toBeNull();
  });

  it('draws the empty berth for wide and for narrow screens, with the asset once in each', () => {
    const drawings = [...renderNotFound().page.querySelectorAll('svg')];
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings) expect(drawing.querySelectorAll('[class^="accent"]')).toHaveLength(1);
  });

  it('has general words for visitors who did not miss an address', () => {
    const { getAllByText, getByText } = renderNotFound();
    expect(getByText('Usual words.')).toBeDefined();
    expect(getAllByText('this address').length).toBeGreaterThan(0);
  });
});

describe('NotFound for a missed address', () => {
  const consensus = {
    path: '/glossary/c#consensus',
    title: 'Consensus',
    alias: '/glossary/consensus',
    lettersApart: 1,
  };
  const missed = renderNotFound({ asked: '/glosary/consensus', near: [consensus] });

  it('names the nearest address first, with the reason, and then the usual ones', () => {
    expect(rowsOf(missed)).toEqual([
      ['/glossary/c#consensus', 'Consensus', 'glossary, 1 letter apart'],
      ...rowsOf(renderNotFound()),
    ]);
  });

  it('says how far away the nearest address is, and draws both', () => {
    expect(wordsOf(missed.page)).toContain('the nearest one is one letter away.');
    for (const words of ['/glosary/consensus', '/glossary/consensus', 'one letter apart'])
      expect(missed.getAllByText(words, { selector: 'text' }).length, words).toBeGreaterThan(0);
  });

  it('fills the search with the words of the missed address', () => {
    expect(missed.getByRole('searchbox')).toHaveProperty('value', 'consensus');
  });

  it('shows a hostile address as text', () => {
    const hostile = '/work/tidemark"><img src=x onerror=alert(1)>';
    const { page } = renderNotFound({ asked: hostile, near: [consensus] });
    expect(wordsOf(page)).toContain('><img src=x onerror=alert(1)>');
    expect(page.querySelector('img')).toBeNull();
  });

  it('shows the general page if nothing is near', () => {
    expect(renderNotFound({ asked: '/nothing', near: [] }).page.innerHTML).toBe(renderNotFound().page.innerHTML);
  });
});
