import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { heroExamples } from './Hero.examples.ts';
import { hero } from './Hero.schema.ts';
import { Hero } from './Hero.tsx';

const render = (name: string) => renderToStaticMarkup(<Hero {...propsOf(heroExamples, name)} />);

describe('Hero', () => {
  it('is named by the one first-level heading of the page', () => {
    const html = render('transfer');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('aria-labelledby="example-heading"');
    expect(html).toContain('<h1 id="example-heading"');
  });

  it('leads to the form by the button and to the portfolio by the quiet link, in that order', () => {
    const targets = [...render('transfer').matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
    expect(targets).toEqual(['#contact-form', '#portfolio']);
  });

  it('leaves the quiet link out where the editor gave none', () => {
    expect(render('long heading, one action, no drawing').match(/<a /g)).toHaveLength(1);
  });

  it('draws the asset once in each of its drawings, and says in words what each shows', () => {
    const drawings = render('transfer').match(/<svg[\s\S]*?<\/svg>/g) ?? [];
    expect(drawings).toHaveLength(3);
    for (const drawing of drawings) {
      expect(drawing).toMatch(/role="img" aria-label="[^"]{40,}"/);
      expect(drawing.match(/class="accent/g)).toHaveLength(1);
    }
  });

  it('has a portrait for narrow screens in every drawing', () => {
    expect(render('transfer')).toContain('viewBox="0 0 390 584"');
    expect(render('settlement')).toContain('viewBox="0 0 390 432"');
  });

  it('repeats no id, however many drawings stand in the page', () => {
    const ids = [...render('transfer').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('moves without script and without style attributes', () => {
    expect(render('transfer')).not.toMatch(/<script|style=|<animate/);
  });

  it('draws nothing where the editor chose no drawing', () => {
    expect(render('long heading, one action, no drawing')).not.toContain('<svg');
  });

  it.each([
    'loyalty',
    'lading',
    'consent',
    'house',
    'volume',
    'settlement',
    'trades',
    'again',
    'trade',
    'legs',
    'netting',
    'sidings',
    'sword',
    'rules',
    'answer',
    'papers',
  ])('draws %s twice, landscape and portrait, with one asset and one sentence each', (name) => {
    const drawings = render(name).match(/<svg[\s\S]*?<\/svg>/g) ?? [];
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings) {
      expect(drawing).toMatch(/role="img" aria-label="[^"]{40,}"/);
      expect(drawing.match(/class="accent/g)).toHaveLength(1);
    }
  });

  it('lets one thing stand beside the text: berths, a drawing of a service or a picture', () => {
    expect(render('berths').match(/<svg/g)).toHaveLength(1);
    expect(render('a service at the side').match(/<svg/g)).toHaveLength(1);
    expect(render('a picture at the side')).toContain('loading="eager"');
    expect(render('settlement')).not.toContain('beside');
  });

  it.each(['berths', 'doors', 'works', 'grants'])(
    'stands %s beside the text, with one asset and one sentence',
    (name) => {
      const [drawing = '', ...others] = render(name).match(/<svg[\s\S]*?<\/svg>/g) ?? [];
      expect(others).toEqual([]);
      expect(drawing).toMatch(/role="img" aria-label="[^"]{40,}"/);
      expect(drawing.match(/class="accent/g)).toHaveLength(1);
    },
  );

  it('lets the objects of a service stand on the line of the page, which no other line doubles', () => {
    const html = render('a service at the side');
    expect(html).toMatch(/class="stand[^"]*"><svg/);
    expect(html).not.toContain('<div class="quay');
  });

  it('shows a drawing of the library from edge to edge, and a photograph beside the text', () => {
    const { block, ...props } = propsOf(heroExamples, 'a picture at the side');
    if (!block.image) throw new Error('The example has no picture.');
    const image = { ...block.image, drawing: '/media/a.svg' };
    const html = renderToStaticMarkup(<Hero {...props} block={{ ...block, image }} />);
    expect(html).toMatch(/<img src="\/media\/a\.svg#wide"[^>]*class="band/);
    expect(html).not.toContain('class="panel');
  });

  it('refuses a drawing that does not exist', () => {
    const { block } = propsOf(heroExamples, 'transfer');
    expect(hero.safeParse({ ...block, drawing: 'rocket' }).success).toBe(false);
  });
});
