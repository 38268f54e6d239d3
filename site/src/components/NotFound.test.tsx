import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import type { MissedVisit } from '@frontage/contract/visit.ts';
import { describe, expect, it } from 'vitest';
import { describeMissed, listLinks, NotFound } from './NotFound.tsx';

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

const usual = ['/services', '/work', '/blog', '/about'].map((href) => ({ href, label: href, reason: 'often next' }));
const near = (path: string, lettersApart?: number) => ({ path, title: path, lettersApart });

describe('the words about a missed address', () => {
  it('are undefined if nothing is near', () => {
    expect(describeMissed({ asked: '/nothing', near: [] })).toBeUndefined();
  });

  it('count the letters to the nearest address, or mention the words they share', () => {
    const byLetters = describeMissed({ asked: '/wrok', near: [near('/work', 2), near('/blog')] });
    expect(byLetters?.lead).toContain('the nearest one is two letters away.');
    expect(byLetters?.apart).toBe('two letters apart');
    const byWords = describeMissed({ asked: '/tidemark-case', near: [near('/work/tidemark')] });
    expect(byWords?.lead).toContain('these share its words.');
    expect(byWords?.apart).toBe('not far');
  });

  it('keep the end of an address that is too long for the drawing', () => {
    const words = describeMissed({ asked: `/blockchain/${'a'.repeat(30)}-consensus`, near: [near('/work', 2)] });
    expect(words?.asked).toHaveLength(30);
    expect(words?.asked).toMatch(/^…a+-consensus$/);
    expect(words?.found).toBe('/work');
  });

  it('turn the last part of the address into a search query of limited length', () => {
    const queryOf = (asked: string) => describeMissed({ asked, near: [near('/work', 2)] })?.query;
    expect(queryOf('/blog/testing_a-bridge.html/')).toBe('testing a bridge html');
    expect(queryOf(`/${'a'.repeat(200)}`)).toHaveLength(80);
    expect(queryOf('/')).toBe('');
  });
});

describe('the links of a page about a missed address', () => {
  const linksFor = (...addresses: ReturnType<typeof near>[]) => listLinks({ asked: '/x', near: addresses }, usual);

  it('are five in total, the nearest first, with at least one that visitors often go to', () => {
    const hrefs = linksFor(near('/a'), near('/b'), near('/c'), near('/d')).map(({ href }) => href);
    expect(hrefs).toEqual(['/a', '/b', '/c', '/d', '/services']);
    expect(linksFor(near('/a'), near('/b'))).toHaveLength(5);
  });

  it('list no page twice', () => {
    expect(linksFor(near('/work', 1)).map(({ href }) => href)).toEqual(['/work', '/services', '/blog', '/about']);
  });

  it('say what kind of page each address is', () => {
    const reasons = linksFor(
      near('/services/flow', 2),
      near('/blockchain/a-bridge'),
      near('/blockchain/tag/rust'),
      near('/about'),
    ).map(({ reason }) => reason);
    expect(reasons.slice(0, 4)).toEqual(['service, 2 letters apart', 'article', 'articles', 'page']);
  });
});
