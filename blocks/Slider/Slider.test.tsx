import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { sliderExamples } from './Slider.examples.ts';
import { SliderIsland } from './Slider.island.tsx';
import { Slider } from './Slider.tsx';
import { tabsOf } from './tabs.ts';

const render = (name: string) => renderToStaticMarkup(<Slider {...propsOf(sliderExamples, name)} />);

describe('slides without script', () => {
  it('are all there to read, and none is inert', () => {
    const html = render('six industries');
    expect(html.match(/<h3/g)).toHaveLength(6);
    expect(html).not.toContain('inert');
    expect(html).not.toContain('hidden=""');
  });
  it('are a carousel named by its heading, each slide named by its title', () => {
    const html = render('six industries');
    expect(html).toContain('aria-roledescription="carousel" aria-labelledby="example-heading"');
    expect(html).toContain('aria-roledescription="slide" aria-labelledby="example-slide-1-title"');
  });
  it('make the title the link where the editor wrote no words for it', () => {
    const html = render('a category with two slides, long words, nothing optional');
    expect(html).toContain('<a href="/services/ships">Ships</a>');
  });
  it('scroll by the arrow keys even where no slide has a link to tab to', () => {
    expect(render('a single slide')).toContain('tabindex="0"');
    expect(render('six industries')).not.toContain('tabindex="0"');
  });
});

describe('controls before they wake', () => {
  const slides = [{ category: 'A' }, { category: 'B' }];
  const html = renderToStaticMarkup(<SliderIsland id="example" count={2} tabs={tabsOf(slides)} />);

  it('are seen, as a press on them is what wakes them', () => {
    expect(html).not.toMatch(/class="[^"]*(?<!visually-)hidden/);
  });
  it('have a dot for each slide, the first of them current', () => {
    expect(html).toContain('aria-label="Slide 1 of 2" aria-current="true"');
    expect(html).toContain('aria-label="Slide 2 of 2"');
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });
  it('name by each tab the panel that it changes, and let Tab stop at one of them', () => {
    expect(html).toContain('aria-selected="true" aria-controls="example-strip" tabindex="0"');
    expect(html).toContain('aria-selected="false" aria-controls="example-strip" tabindex="-1"');
  });
  it('say nothing of their own accord', () => {
    expect(html).toContain('<output class="visually-hidden"></output>');
  });
});

describe('tabs', () => {
  it('stand in the order in which the categories first appear', () => {
    const tabs = tabsOf([{ category: 'Ships' }, { category: 'Land' }, { category: 'Ships' }]);
    expect(tabs).toEqual([
      { name: 'Ships', slides: [0, 2] },
      { name: 'Land', slides: [1] },
    ]);
  });
  it('leave out slides without a category', () => {
    expect(tabsOf([{ category: 'A' }, {}, { category: 'B' }]).map((tab) => tab.slides)).toEqual([[0], [2]]);
  });
  it('are none where there is nothing to choose', () => {
    expect(tabsOf([{ category: 'A' }, { category: 'A' }])).toEqual([]);
    expect(tabsOf([{}, {}])).toEqual([]);
  });
});
