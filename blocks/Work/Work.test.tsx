import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { workExamples } from './Work.examples.ts';
import { Work } from './Work.tsx';

const show = (name: string) => render(<Work {...propsOf(workExamples, name)} />);

describe('Work', () => {
  it.each(['a bridge', 'an edition', 'a certificate', 'a clearing'])('says in a sentence what is drawn: %s', (name) => {
    const labels = show(name)
      .getAllByRole('img')
      .map((drawing) => drawing.getAttribute('aria-label') ?? '');
    expect(labels).toHaveLength(2);
    expect(labels[0]?.length).toBeGreaterThan(40);
    expect(labels[1]).toBe(labels[0]);
  });

  it.each(['a bridge', 'an edition', 'a certificate', 'a clearing'])('has one asset, wide and narrow: %s', (name) => {
    for (const drawing of show(name).getAllByRole('img'))
      expect(drawing.querySelectorAll('[class*=accent]')).toHaveLength(1);
  });

  it('marks the reader’s place only on a bridge, and hides that from screen readers', () => {
    const placeOf = (name: string) =>
      show(name).page.querySelector('[data-ground=ink][aria-hidden=true][class*=strip]');
    expect(placeOf('a bridge')).not.toBeNull();
    expect(placeOf('a clearing')).toBeNull();
  });

  it('has the breadcrumbs at its foot, with the page itself last', () => {
    const crumbs = show('a bridge').getByRole('navigation', { name: 'Breadcrumbs' });
    expect(crumbs.dataset.ground).toBe('ink');
    expect([...crumbs.querySelectorAll('li')].slice(-2).map(wordsOf)).toEqual(['Work', 'Causeway']);
    expect(wordsOf(crumbs.querySelector('a[href="/work"]'))).toBe('Work');
    expect(wordsOf(crumbs.querySelector('[aria-current=page]'))).toBe('Causeway');
  });

  it('loads a picture at once, because it is in the first view', () => {
    expect(show('a picture in place of a drawing').getByRole('img').getAttribute('loading')).toBe('eager');
  });

  it('renders only the breadcrumbs where there is neither drawing nor picture', () => {
    const { getByRole, page } = show('neither drawing nor picture');
    expect([...(page.firstElementChild?.children ?? [])]).toEqual([getByRole('navigation')]);
  });
});
