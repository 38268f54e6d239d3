import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { servicesAccordionExamples } from './ServicesAccordion.examples.ts';
import { servicesAccordion } from './ServicesAccordion.schema.ts';
import { ServicesAccordion } from './ServicesAccordion.tsx';

const render = (name: string) =>
  renderToStaticMarkup(<ServicesAccordion {...propsOf(servicesAccordionExamples, name)} />);
const seven = 'seven services, the second open';

function titlesOfOpenItems(html: string): string[] {
  return [...html.matchAll(/<details[^>]* open=""[^>]*>.*?<h3[^>]*>([^<]+)/g)].flatMap(([, title]) => title ?? []);
}

describe('ServicesAccordion', () => {
  it('opens the item that the editor marked, and no other', () => {
    expect(titlesOfOpenItems(render(seven))).toEqual(['Accounts and key design']);
  });

  it('opens the first item where none is marked', () => {
    expect(titlesOfOpenItems(render('every field, none marked as open'))).toEqual([
      'A second opinion on what somebody else has begun to build',
    ]);
  });

  it('opens one item even where an editor marked two', () => {
    const props = propsOf(servicesAccordionExamples, seven);
    const items = props.block.items.map((item) => ({ ...item, isOpen: true }));
    const html = renderToStaticMarkup(<ServicesAccordion {...props} block={{ ...props.block, items }} />);
    expect(titlesOfOpenItems(html)).toHaveLength(1);
  });

  it('lets the browser close one item when another opens: all share a name, which is their own on the page', () => {
    const names = [...render(seven).matchAll(/<details[^>]* name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(Array(7).fill('example-items'));
  });

  it('has one picture for each item, in the order of the items, unseen by screen readers', () => {
    const html = render(seven);
    const pictures = html.slice(html.indexOf('stack'), html.indexOf('<h2'));
    expect(html).toMatch(/aria-hidden="true" class="pictures"/);
    expect(pictures.match(/<div(?: class="resting")?><svg/g)).toHaveLength(7);
  });

  it('can show the picture of the last item that an editor may add', () => {
    const sheet = readFileSync(new URL('./ServicesAccordion.module.css', import.meta.url), 'utf8');
    const { block } = propsOf(servicesAccordionExamples, seven);
    const [item] = block.items;
    const filled = (count: number) => servicesAccordion.safeParse({ ...block, items: Array(count).fill(item) }).success;
    const shown = new Set(
      [...sheet.matchAll(/\.stack > :nth-child\((\d+)\)/g)].map(([, position]) => Number(position)),
    );
    expect(filled(shown.size)).toBe(true);
    expect(filled(shown.size + 1)).toBe(false);
    expect(Math.max(...shown)).toBe(shown.size);
  });

  it('shows every field of an item in the order of R20', () => {
    const html = render('every field, none marked as open');
    const order = [
      'Four pages',
      'What to leave out',
      'Each point names',
      'You may hand',
      'href="/services/consulting"',
    ];
    const places = order.map((text) => html.indexOf(text, html.indexOf('<details')));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('names a link without words of its own after its item', () => {
    expect(render('every field, none marked as open')).toMatch(/>More about A second opinion/);
  });

  it('shows a picture of the library in place of the drawing', () => {
    expect(render('every field, none marked as open')).toContain('/gallery/picture/case-causeway.svg');
  });
});
