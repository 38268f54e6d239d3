import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { sliderExamples } from './Slider.examples.ts';
import { SliderIsland } from './Slider.island.tsx';
import { slider } from './Slider.schema.ts';
import { Slider } from './Slider.tsx';
import { tabsOf } from './slides.ts';

const show = (name: string) => render(<Slider {...propsOf(sliderExamples, name)} />);

describe('slides without script', () => {
  it('can all be read, and none is inert', () => {
    const { getAllByRole, page } = show('six industries');
    expect(getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(page.querySelector('[inert], [hidden]')).toBeNull();
  });
  it('are a carousel named by its heading, each slide named by its title', () => {
    const { getByRole, page } = show('six industries');
    const name = wordsOf(getByRole('heading', { level: 2 }));
    expect(getByRole('region', { name }).getAttribute('aria-roledescription')).toBe('carousel');
    for (const slide of page.querySelectorAll('[aria-roledescription=slide]'))
      expect(slide.getAttribute('aria-labelledby')).toBe(slide.querySelector('h3')?.id);
    expect(page.querySelectorAll('[aria-roledescription=slide]')).toHaveLength(6);
  });
  it('use the title as the link where the editor wrote no words for it', () => {
    const { getByRole } = show('a category with two slides, long words, nothing optional');
    expect(getByRole('link', { name: 'Ships' }).getAttribute('href')).toBe('/services/ships');
  });
  it('scroll by the arrow keys even where no slide has a link that Tab could reach', () => {
    const { getByRole, page } = show('a single slide');
    const name = wordsOf(getByRole('heading', { level: 2 }));
    expect(getByRole('group', { name }).tabIndex).toBe(0);
    expect(page.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(show('six industries').page.querySelector('[tabindex="0"]')).toBeNull();
  });
});

describe('controls before they wake', () => {
  const slides = [{ category: 'A' }, { category: 'B' }];
  const { getAllByRole, getByRole, page } = render(<SliderIsland id="example" count={2} tabs={tabsOf(slides)} />);

  it('are visible, because a press on them is what wakes them', () => {
    const names = [...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    expect(names.filter((name) => name.includes('hidden') && name !== 'visually-hidden')).toEqual([]);
    expect(getAllByRole('button').length).toBeGreaterThan(0);
  });
  it('have a dot for each slide, the first of them current', () => {
    const dots = getAllByRole('button', { name: /^Slide \d/ });
    expect(dots.map((dot) => [dot.getAttribute('aria-label'), dot.getAttribute('aria-current')])).toEqual([
      ['Slide 1 of 2', 'true'],
      ['Slide 2 of 2', null],
    ]);
  });
  it('name on each tab the panel that it changes, and let Tab stop at one of them', () => {
    const tabs = getAllByRole('tab').map((tab) => [tab.ariaSelected, tab.getAttribute('aria-controls'), tab.tabIndex]);
    expect(tabs).toEqual([
      ['true', 'example-strip', 0],
      ['false', 'example-strip', -1],
    ]);
  });
  it('announce nothing by themselves', () => {
    expect(getByRole('status')).toMatchObject({ className: 'visually-hidden', textContent: '' });
  });
});

describe('tabs', () => {
  it('are in the order in which the categories first appear', () => {
    const tabs = tabsOf([{ category: 'Ships' }, { category: 'Land' }, { category: 'Ships' }]);
    expect(tabs).toEqual([
      { name: 'Ships', slides: [0, 2] },
      { name: 'Land', slides: [1] },
    ]);
  });
  it('leave out slides without a category', () => {
    expect(tabsOf([{ category: 'A' }, {}, { category: 'B' }]).map((tab) => tab.slides)).toEqual([[0], [2]]);
  });
  it('are missing where there is nothing to choose', () => {
    expect(tabsOf([{ category: 'A' }, { category: 'A' }])).toEqual([]);
    expect(tabsOf([{}, {}])).toEqual([]);
  });
});

it('a slide names its picture by src and alt, as R20 says, and by nothing else', () => {
  const { block } = propsOf(sliderExamples, sliderExamples[0]?.name ?? '');
  const [slide] = block.slides;
  const withImage = (image: object) => slider.safeParse({ ...block, slides: [{ ...slide, image }] }).success;
  expect(withImage({ ...slide?.image })).toBe(true);
  const { src, ...rest } = slide?.image ?? {};
  expect(withImage({ url: src, ...rest })).toBe(false);
});
