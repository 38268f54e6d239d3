import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { workExamples } from './Work.examples.ts';
import { Work } from './Work.tsx';

const show = (name: string) => render(<Work {...propsOf(workExamples, name)} />);

describe('Work', () => {
  it('says in a sentence what is drawn, once, with an upright drawing for phones', () => {
    const { getByRole, page } = show('a bridge');
    const drawing = getByRole('img', { name: 'A bridge between two ledgers' });
    expect(drawing.getAttribute('src')).toBe('/gallery/picture/work-bridge.svg#wide');
    expect(drawing.getAttribute('height')).toBe('520');
    // In the middle: its line is not at its left end.
    expect(page.querySelector('source')?.srcset).toBe('/gallery/picture/work-bridge-upright.svg#wide');
  });

  it('marks the reader’s place only where the editor wants it, and hides that from screen readers', () => {
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
