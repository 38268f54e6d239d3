import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NotFound } from './NotFound.tsx';

const heading = 'Nothing is\nberthed here';
const links = [
  { href: '/glossary/c', label: 'Consensus', reason: 'glossary, 1 letter apart' },
  { href: '/work', label: 'Show cases', reason: 'often next' },
];

describe('NotFound', () => {
  it('names the nearest pages in order, each with the reason', () => {
    const html = renderToStaticMarkup(<NotFound heading={heading} links={links} />);
    const rows = [...html.matchAll(/<li><a href="([^"]+)">([^<]+)<\/a><span[^>]*>([^<]+)</g)].map((row) =>
      row.slice(1),
    );
    expect(rows).toEqual(links.map((link) => [link.href, link.label, link.reason]));
  });

  it('says in one first-level heading that nothing is here', () => {
    const headings = renderToStaticMarkup(<NotFound heading={heading} links={links} />).match(/<h1.*<\/h1>/g) ?? [];
    expect(headings.map((one) => one.replace(/<[^>]+>/g, ''))).toEqual(['Nothing is berthed here']);
  });

  it('offers a search that needs no script', () => {
    const html = renderToStaticMarkup(<NotFound links={links} />);
    expect(html).toMatch(/<form [^>]*action="\/search"[^>]*>.*name="q".*Search the site/);
  });

  it('promises no pages where it knows none', () => {
    expect(renderToStaticMarkup(<NotFound links={[]} />)).not.toContain('Nearest pages');
  });

  it('draws the empty berth for wide and for narrow screens, the asset once in each', () => {
    const drawings =
      renderToStaticMarkup(<NotFound heading={heading} links={links} />).match(/<svg[\s\S]*?<\/svg>/g) ?? [];
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings) expect(drawing.match(/class="accent/g)).toHaveLength(1);
  });
});
