import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { numbersExamples } from './Numbers.examples.ts';
import { depthShares, feetOf, lyingFeetOf, Numbers, wideScale } from './Numbers.tsx';

describe('the depth of a figure', () => {
  it('grows by the same step whenever the figure grows tenfold', () => {
    expect(depthShares([1, 10, 100, 1000])).toEqual([0, expect.closeTo(1 / 3), expect.closeTo(2 / 3), 1]);
  });

  it('is the same for equal figures, and all of them stay in the drawing', () => {
    expect(depthShares([40, 40])).toEqual([0, 0]);
  });

  it('stays between the words above and the foot of the drawing', () => {
    const feet = feetOf(depthShares([3, 200]), wideScale, false);
    expect(feet).toEqual([170, 530]);
    expect(Math.max(...feetOf([0, 1], wideScale, true))).toBeLessThan(wideScale.height);
  });

  it('leaves a longer first figure more space where the line is vertical', () => {
    const [short = 0] = lyingFeetOf([0, 1], '3');
    const [long = 0] = lyingFeetOf([0, 1], '1,200+');
    expect(long).toBeGreaterThan(short);
  });
});

describe('Numbers', () => {
  const show = (name: string) => render(<Numbers {...propsOf(numbersExamples, name)} />).page;

  it('sorts the figures by depth, whatever order the editor gave', () => {
    const labels = [...show('six figures').querySelectorAll('strong')].map(wordsOf);
    expect(labels).toEqual(['3', '8', '13+', '17+', '80+', '200+']);
  });

  it('draws as many soundings as there are figures, and hides the drawing from screen readers', () => {
    expect(show('three figures with pictures and facts').querySelectorAll('circle')).toHaveLength(2 * 3);
    const drawings = [...show('six figures').querySelectorAll('svg')];
    expect(drawings.length).toBeGreaterThanOrEqual(3);
    for (const drawing of drawings) expect(drawing.closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('keeps words clear of their figure on narrow screens: after it, before its end, or below when they are long', () => {
    const placesOf = (name: string) =>
      [...show(name).querySelectorAll<HTMLElement>('[data-words]')].map(({ dataset }) => dataset.words);
    expect(placesOf('six figures')).toEqual(['after', 'after', 'after', 'after', 'before', 'before']);
    expect(placesOf('three figures with pictures and facts')).toEqual(['after', 'below', 'below']);
  });

  it('measures in hundredths at most: digits that nobody sees add weight to every page', () => {
    expect(show('six figures').innerHTML).not.toMatch(/\d\.\d{3}/);
  });

  it('gives exactly one sounding of each drawing the asset: the deepest', () => {
    const squares = 'rect:is([width="24"], [width="22"], [width="18"])';
    expect(show('six figures').querySelectorAll(squares)).toHaveLength(3);
  });
});
