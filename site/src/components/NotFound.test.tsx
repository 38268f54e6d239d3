import type { MissedVisit } from '@frontage/contract/visit.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NotFound } from './NotFound.tsx';

const heading = 'Nothing is\nberthed here';
const links = [
  { href: '/services', label: 'Services', reason: 'often next' },
  { href: '/work', label: 'Show cases', reason: 'often next' },
];
const render = (missed?: MissedVisit) =>
  renderToStaticMarkup(<NotFound heading={heading} description="Usual words." links={links} missed={missed} />);
const rowsOf = (html: string) =>
  [...html.matchAll(/<li><a href="([^"]+)">([^<]+)<\/a><span[^>]*>([^<]+)</g)].map((row) => row.slice(1));

describe('NotFound', () => {
  it('names the usual pages in order, each with the reason', () => {
    expect(rowsOf(render())).toEqual(links.map((link) => [link.href, link.label, link.reason]));
  });

  it('says in one first-level heading that nothing is here', () => {
    const headings = render().match(/<h1.*<\/h1>/g) ?? [];
    expect(headings.map((one) => one.replace(/<[^>]+>/g, ''))).toEqual(['Nothing is berthed here']);
  });

  it('offers a search that needs no script', () => {
    expect(render()).toMatch(/<form [^>]*action="\/search"[^>]*>.*name="q".*Search the site/);
  });

  it('promises no pages where it knows none', () => {
    expect(renderToStaticMarkup(<NotFound links={[]} />)).not.toContain('Nearest pages');
  });

  it('draws the empty berth for wide and for narrow screens, the asset once in each', () => {
    const drawings = render().match(/<svg[\s\S]*?<\/svg>/g) ?? [];
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings) expect(drawing.match(/class="accent/g)).toHaveLength(1);
  });

  it('has general words for whoever came without having missed an address', () => {
    expect(render()).toContain('<p class="lead">Usual words.</p>');
    expect(render()).toContain('>this address<');
  });
});

describe('NotFound for an address that was missed', () => {
  const consensus = {
    path: '/glossary/c#consensus',
    title: 'Consensus',
    alias: '/glossary/consensus',
    lettersApart: 1,
  };
  const html = render({ asked: '/glosary/consensus', near: [consensus] });

  it('names the nearest address first, with the reason, and the usual ones after it', () => {
    expect(rowsOf(html)).toEqual([
      ['/glossary/c#consensus', 'Consensus', 'glossary, 1 letter apart'],
      ...rowsOf(render()),
    ]);
  });

  it('says how far away it is, and draws both addresses', () => {
    expect(html).toContain('the nearest one is one letter away.');
    for (const words of ['/glosary/consensus', '/glossary/consensus', 'one letter apart']) {
      expect(html.split(`>${words}</text>`).length, words).toBeGreaterThan(1);
    }
  });

  it('begins the search with the words that were asked for', () => {
    expect(html).toMatch(/<input[^>]* name="q"[^>]* value="consensus"/);
  });

  it('shows a hostile address as text', () => {
    const hostile = '/work/tidemark"><img src=x onerror=alert(1)>';
    expect(render({ asked: hostile, near: [consensus] })).not.toContain('<img');
  });

  it('stays as it is for everybody where nothing is near', () => {
    expect(render({ asked: '/nothing', near: [] })).toBe(render());
  });
});
