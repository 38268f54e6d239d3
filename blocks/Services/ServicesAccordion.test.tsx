import { readFileSync } from 'node:fs';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { servicesAccordionExamples } from './Services.examples.ts';
import { servicesAccordion } from './Services.schema.ts';
import { ServicesAccordion } from './Services.tsx';

const show = (name: string) => render(<ServicesAccordion {...propsOf(servicesAccordionExamples, name)} />).page;
const itemsIn = (page: HTMLElement) => [...page.querySelectorAll('details')];
const seven = 'seven services, the second open';

const titlesOfOpenItems = (page: HTMLElement) =>
  itemsIn(page)
    .filter(({ open }) => open)
    .map((item) => wordsOf(item.querySelector('h3')));

describe('ServicesAccordion', () => {
  it('opens the item that the editor marked, and no other', () => {
    expect(titlesOfOpenItems(show(seven))).toEqual(['Accounts and key design']);
  });

  it('opens the first item where none is marked', () => {
    expect(titlesOfOpenItems(show('every field, none marked as open'))).toEqual([
      'A second opinion on what somebody else has begun to build',
    ]);
  });

  it('opens one item even where an editor marked two', () => {
    const props = propsOf(servicesAccordionExamples, seven);
    const items = props.block.items.map((item) => ({ ...item, isOpen: true }));
    const { page } = render(<ServicesAccordion {...props} block={{ ...props.block, items }} />);
    expect(titlesOfOpenItems(page)).toHaveLength(1);
  });

  it('lets the browser close one item when another opens: all share a name that no other block has', () => {
    const names = itemsIn(show(seven)).map((item) => item.getAttribute('name'));
    expect(names).toEqual(Array(7).fill('example-items'));
  });

  it('has one picture for each item, in the order of the items, hidden from screen readers', () => {
    const pictures = show(seven).querySelector('[aria-hidden=true].accordionPictures');
    const sources = [...(pictures?.querySelectorAll('.accordionStack > div img') ?? [])].map((one) =>
      one.getAttribute('src'),
    );
    expect(sources).toHaveLength(7);
    expect(sources[1]).toBe('/gallery/picture/open-wallets.svg#open');
  });

  it('has no half for pictures where no item has one', () => {
    const { page } = render(<ServicesAccordion {...propsOf(servicesAccordionExamples, 'as a new one begins')} />);
    expect(page.querySelector('.accordionPictures, .accordionHalves')).toBeNull();
    expect(itemsIn(page).length).toBeGreaterThan(0);
  });

  it('can show the picture of the last item that an editor may add', () => {
    const sheet = readFileSync(new URL('./Services.module.css', import.meta.url), 'utf8');
    const { block } = propsOf(servicesAccordionExamples, seven);
    const [item] = block.items;
    const filled = (count: number) => servicesAccordion.safeParse({ ...block, items: Array(count).fill(item) }).success;
    const shown = new Set(
      [...sheet.matchAll(/\.accordionStack > :nth-child\((\d+)\)/g)].map(([, position]) => Number(position)),
    );
    expect(filled(shown.size)).toBe(true);
    expect(filled(shown.size + 1)).toBe(false);
    expect(Math.max(...shown)).toBe(shown.size);
  });

  it('shows every field of an item in the order of R20', () => {
    const [item] = itemsIn(show('every field, none marked as open'));
    const order = ['Four pages', 'What to leave out', 'Each point names', 'You may hand', 'More about'];
    const places = order.map((text) => wordsOf(item).indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(item?.querySelector('a')?.getAttribute('href')).toBe('/services/consulting');
  });

  it('names a link without words after its item', () => {
    const { getAllByRole } = within(show('every field, none marked as open'));
    expect(getAllByRole('link', { name: /^More about A second opinion/ }).length).toBeGreaterThan(0);
  });

  it('shows a picture that is no drawing in a box of its own', () => {
    const pictures = [...show('every field, none marked as open').querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toContain('/gallery/picture/case-causeway.svg');
  });
});
