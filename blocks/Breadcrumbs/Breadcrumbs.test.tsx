import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { breadcrumbsExamples } from './Breadcrumbs.examples.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const show = (name: string) => render(<Breadcrumbs {...propsOf(breadcrumbsExamples, name)} />);

describe('Breadcrumbs', () => {
  it('leads from Home over the levels of the page', () => {
    const links = show('one level').getAllByRole('link');
    expect(links.map((link) => [wordsOf(link), link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
    ]);
  });

  it('ends with the page itself, marked as current and not a link', () => {
    const last = show('one level').getAllByRole('listitem').at(-1);
    expect(wordsOf(last)).toBe('Flow Blockchain Development Services');
    expect(last?.getAttribute('aria-current')).toBe('page');
    expect(last?.querySelector('a')).toBeNull();
  });

  it('needs no level between Home and the page', () => {
    expect(show('directly below home').getAllByRole('listitem')).toHaveLength(2);
  });

  it('is a named landmark', () => {
    expect(show('one level').getByRole('navigation', { name: 'Breadcrumbs' })).toBeTruthy();
  });
});
