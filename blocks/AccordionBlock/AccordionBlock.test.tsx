import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { accordionBlockExamples } from './AccordionBlock.examples.ts';
import { AccordionBlock } from './AccordionBlock.tsx';

const render = (name: string) =>
  renderToStaticMarkup(<AccordionBlock {...articlePropsOf(accordionBlockExamples, name)} />);

it('keeps its points in one group, so that opening one closes the other', () => {
  expect(render('three points, the first open').match(/<details[^>]* name="example-points"/g)).toHaveLength(3);
});

it('opens one point where the editor marked two', () => {
  expect(render('two marked open, one with everything in it').match(/<details[^>]* open=""/g)).toHaveLength(1);
});

it('shows all parts of a point in the order of reading', () => {
  const words = render('two marked open, one with everything in it').replaceAll(/<[^>]+>/g, '|');
  const order = ['A paragraph.', 'of two entries', 'A sentence below', 'And a last'].map((part) => words.indexOf(part));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});
