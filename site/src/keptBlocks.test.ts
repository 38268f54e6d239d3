import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createBlockDrawer } from './keptBlocks.ts';

interface Page {
  path: string;
  site: { name: string };
  visit?: { typed: string };
}

/** Opens a drawer that counts how often it draws a component. */
function openDrawer() {
  let count = 0;
  const draw = createBlockDrawer((Component, props) => {
    count += 1;
    return renderToStaticMarkup(createElement(Component, props));
  });
  return { draw, count: () => count };
}

const asBlock = (component: unknown) => component as FunctionComponent;
const Heading = asBlock(({ block, page }: { block: { text: string }; page: Page }) =>
  createElement('h2', null, `${block.text} by ${page.site.name}`),
);
const Answer = asBlock(({ page }: { page: Page }) => createElement('p', null, page.visit?.typed));
const Whole = asBlock(({ page }: { page: Page }) => createElement('p', null, Object.values({ ...page }).length));

const pageFor = (typed: string, site = { name: 'Northlight' }): Page => ({ path: '/', site, visit: { typed } });
const block = { text: 'Services' };

it('draws a block once for all visitors if it is the same for each', () => {
  const { count, draw } = openDrawer();
  const drawn = ['Ada', 'Ben'].map((name) => draw(Heading, { block: { ...block }, page: pageFor(name) }));
  expect(drawn).toEqual(['<h2>Services by Northlight</h2>', '<h2>Services by Northlight</h2>']);
  expect(count()).toBe(1);
});

it('draws a block again if its text, its page or the company data it shows changes', () => {
  const { count, draw } = openDrawer();
  draw(Heading, { block, page: pageFor('Ada') });
  expect(draw(Heading, { block: { text: 'Work' }, page: pageFor('Ada') })).toBe('<h2>Work by Northlight</h2>');
  expect(draw(Heading, { block, page: pageFor('Ada', { name: 'Pier' }) })).toBe('<h2>Services by Pier</h2>');
  draw(Heading, { block, page: { ...pageFor('Ada'), path: '/work' } });
  expect(count()).toBe(4);
});

it('keeps no block that reads what a visitor typed', () => {
  const { draw } = openDrawer();
  expect(draw(Answer, { block, page: pageFor('Ada') })).toBe('<p>Ada</p>');
  expect(draw(Answer, { block, page: pageFor('Ben') })).toBe('<p>Ben</p>');
});

it('keeps no block that passes on its whole page', () => {
  const { count, draw } = openDrawer();
  for (const name of ['Ada', 'Ada']) draw(Whole, { block, page: pageFor(name) });
  expect(count()).toBe(2);
});

it('tells two blocks with the same fields apart', () => {
  const { draw } = openDrawer();
  draw(Heading, { block, page: pageFor('Ada') });
  const Other = asBlock(() => createElement('hr'));
  expect(draw(Other, { block, page: pageFor('Ada') })).toBe('<hr/>');
});

it('draws published blocks each time, since each is drawn only once', () => {
  const { count, draw } = openDrawer();
  const { path, site } = pageFor('');
  for (const page of [1, 2].map(() => ({ path, site }))) draw(Heading, { block, page });
  expect(count()).toBe(2);
});
