import { render } from '@frontage/blocks/testing/render.ts';
import { expect, it } from 'vitest';
import { ArrowButton } from './ArrowButton.tsx';

it('says what a click does, because an arrow has no words', () => {
  expect(render(<ArrowButton label="Next slide" />).getByRole('button', { name: 'Next slide' })).toBeDefined();
});

it('does not send a form that it happens to be in', () => {
  expect(render(<ArrowButton label="Next slide" />).getByRole('button')).toHaveProperty('type', 'button');
});

it('points its head to the side it moves to', () => {
  const shaftsOf = (direction: 'left' | 'right') =>
    render(<ArrowButton label="Go" direction={direction} size={52} />).page.querySelectorAll('path[d*="26H"]');
  expect([...shaftsOf('right')].map((path) => path.getAttribute('d'))).toEqual([
    expect.stringContaining('M15.5 26H36.5'),
  ]);
  expect([...shaftsOf('left')].map((path) => path.getAttribute('d'))).toEqual([
    expect.stringContaining('M36.5 26H15.5'),
  ]);
});
