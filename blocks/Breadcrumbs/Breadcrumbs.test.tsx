import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { breadcrumbsExamples } from './Breadcrumbs.examples.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const render = (name: string) => renderToStaticMarkup(<Breadcrumbs {...propsOf(breadcrumbsExamples, name)} />);

describe('Breadcrumbs', () => {
  it('leads from Home over the levels of the page', () => {
    const links = [...render('one level').matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, href, label]) => [
      label,
      href,
    ]);
    expect(links).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
    ]);
  });

  it('ends with the page itself, marked as current and not a link', () => {
    expect(render('one level')).toMatch(
      /<li aria-current="page"[^>]*>Flow Blockchain Development Services<\/li><\/ol>/,
    );
  });

  it('needs no level between Home and the page', () => {
    expect(render('directly below home').match(/<li/g)).toHaveLength(2);
  });

  it('is a named landmark', () => {
    expect(render('one level')).toMatch(/<nav [^>]*aria-label="Breadcrumbs"/);
  });
});
