import { wordsOf as wordsOfSite } from '@frontage/contract/words/ownWords.ts';
import { Spoken } from '@frontage/design/kit/words.ts';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { heroExamples } from './Hero.examples.ts';
import { hero } from './Hero.schema.ts';
import { Hero } from './Hero.tsx';

const show = (name: string) => render(<Hero {...propsOf(heroExamples, name)} />);
type Shown = ReturnType<typeof show>;
const drawingsIn = ({ page }: Shown) => [...page.querySelectorAll('svg')];
/** Expects a sentence on what a drawing shows, and the asset in it once. */
function expectSpoken(drawing: Element): void {
  expect(drawing.getAttribute('role')).toBe('img');
  expect(drawing.getAttribute('aria-label')?.length).toBeGreaterThanOrEqual(40);
  expect(drawing.querySelectorAll('[class^=accent]')).toHaveLength(1);
}

describe('Hero', () => {
  it('is named by the one first-level heading of the page', () => {
    const { getByRole } = show('transfer');
    const title = getByRole('heading', { level: 1 });
    expect(getByRole('region', { name: wordsOf(title) }).contains(title)).toBe(true);
  });

  it('links to the form by the button and to the portfolio by the quiet link, in that order', () => {
    const targets = show('transfer')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['#contact-form', '#portfolio']);
  });

  it.each(['plan', 'unfolding'])('says what %s shows in the language of the page', (name) => {
    const hero = <Hero {...propsOf(heroExamples, name)} />;
    const { page } = render(<Spoken value={() => wordsOfSite({ language: 'de' })}>{hero}</Spoken>);
    const labels = [...page.querySelectorAll('svg[role=img]')].map((drawing) => drawing.getAttribute('aria-label'));
    expect(labels.length).toBeGreaterThan(1);
    for (const label of labels) expect(label).toMatch(/ ein Blatt/);
  });

  it('leaves the quiet link out where the editor gave none', () => {
    expect(show('long heading, one action, no drawing').getAllByRole('link')).toHaveLength(1);
  });

  it('draws the asset once in each of its drawings, and says in words what each shows', () => {
    const drawings = drawingsIn(show('transfer'));
    expect(drawings).toHaveLength(3);
    for (const drawing of drawings) expectSpoken(drawing);
  });

  it('has a portrait for narrow screens in every drawing', () => {
    const boxesOf = (name: string) => drawingsIn(show(name)).map((drawing) => drawing.getAttribute('viewBox'));
    expect(boxesOf('transfer')).toContain('0 0 390 584');
    expect(boxesOf('plan')).toHaveLength(2);
  });

  it('repeats no id, however many drawings are in the page', () => {
    const ids = [...show('transfer').page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toEqual([]);
  });

  it('moves without script and without style attributes', () => {
    expect(show('transfer').page.querySelector('script, [style], animate')).toBeNull();
  });

  it('draws nothing where the editor chose no drawing', () => {
    expect(drawingsIn(show('long heading, one action, no drawing'))).toEqual([]);
  });

  it.each(['plan', 'unfolding'])(
    'draws %s twice, landscape and portrait, with one asset and one sentence each',
    (name) => {
      const drawings = drawingsIn(show(name));
      expect(drawings).toHaveLength(2);
      for (const drawing of drawings) expectSpoken(drawing);
    },
  );

  it.each(['plan', 'unfolding'])('draws %s without a word, so that it fits a site in any language', (name) => {
    for (const drawing of drawingsIn(show(name))) expect(drawing.querySelector('text')).toBeNull();
  });

  it('stands a wide drawing of the library on the line of the page, beside the text', () => {
    const { getByRole, page } = show('a drawing on the line');
    const image = getByRole('img', { name: 'Built in the first berth, checked in the second, kept in the third' });
    expect(image.getAttribute('src')).toBe('/gallery/picture/line-berths.svg#open');
    expect(image.getAttribute('loading')).toBe('eager');
    expect(page.querySelectorAll('.beside > .onLine')).toHaveLength(1);
    expect(page.querySelector('div[class^=quay]')).toBeTruthy();
  });

  it('takes the line of any other drawing for that of the page, without a second one', () => {
    const { getByRole, page } = show('a service at the side');
    expect(getByRole('img', { name: /^A resource in a contract/ }).closest('.stand')).toBeTruthy();
    expect(page.querySelector('div[class^=quay]')).toBeNull();
  });

  it('allows one thing next to the text, and none beside a drawing across the page', () => {
    expect(show('a picture at the side').page.querySelector('img')?.getAttribute('loading')).toBe('eager');
    const { block, ...props } = propsOf(heroExamples, 'a service at the side');
    const { page } = render(<Hero {...props} block={{ ...block, drawing: 'plan' }} />);
    expect(page.querySelector('.beside, img')).toBeNull();
  });

  it('shows a drawing of the library from edge to edge, and a photograph next to the text', () => {
    const { block, ...props } = propsOf(heroExamples, 'a picture at the side');
    if (!block.image) throw new Error('The example has no picture.');
    const image = { ...block.image, drawing: '/media/a.svg' };
    const { page } = render(<Hero {...props} block={{ ...block, image }} />);
    expect(page.querySelector('img[class^=band]')?.getAttribute('src')).toBe('/media/a.svg#wide');
    expect(page.querySelector('[class^=panel]')).toBeNull();
    expect(show('a picture at the side').page.querySelector('[class^=panel]')).toBeTruthy();
  });

  it('shows a scene of the library across the page, and an upright one on narrow screens, with one sentence', () => {
    const { getByRole, page } = show('a scene across the page');
    const image = getByRole('img', { name: 'A loyalty point earned at a bakery is spent at a cinema' });
    expect([image.getAttribute('src'), image.getAttribute('width'), image.getAttribute('height')]).toEqual([
      ...['/gallery/picture/scene-netting.svg#wide', '1440', '400'],
    ]);
    const [source, ...others] = page.querySelectorAll('source');
    expect(others).toEqual([]);
    expect(source?.media).toBe('(width < 768px)');
    expect(source?.srcset).toBe('/gallery/picture/scene-netting-upright.svg#start');
    expect(page.querySelector('svg')).toBeNull();
  });

  it('refuses a drawing that does not exist', () => {
    const { block } = propsOf(heroExamples, 'transfer');
    expect(hero.safeParse({ ...block, drawing: 'rocket' }).success).toBe(false);
  });

  it('lays its words on a photograph where the editor chose that, and a drawing stays as it was', () => {
    const { getByRole, page } = show('a photograph as the ground');
    const words = getByRole('region');
    expect(words.getAttribute('data-ground')).toBe('ink');
    expect(words.contains(getByRole('img', { name: 'A harbour from above' }))).toBe(true);
    expect(page.querySelector('img')?.getAttribute('loading')).toBe('eager');
    const { block, ...props } = propsOf(heroExamples, 'a drawing on the line');
    const drawn = render(<Hero {...props} block={{ ...block, photograph: 'ground' }} />);
    expect(drawn.getByRole('region').getAttribute('data-ground')).toBe('paper');
  });
});
