import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { accordionBlockExamples } from './AccordionBlock.examples.ts';
import { AccordionBlock } from './AccordionBlock.tsx';

const show = (name: string) => render(<AccordionBlock {...articlePropsOf(accordionBlockExamples, name)} />);
const pointsIn = (name: string) => [...show(name).page.querySelectorAll('details')];
const everything = 'two marked open, one with everything in it';

it('keeps its points in one group, so that opening one closes the other', () => {
  const names = pointsIn('three points, the first open').map((point) => point.getAttribute('name'));
  expect(names).toEqual(Array(3).fill('example-points'));
});

it('opens one point where the editor marked two', () => {
  expect(pointsIn(everything).filter(({ open }) => open)).toHaveLength(1);
});

it('shows all parts of a point in the order of reading', () => {
  const words = wordsOf(show(everything).page);
  const order = ['A paragraph.', 'of two entries', 'A sentence below', 'And a last'].map((part) => words.indexOf(part));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});
