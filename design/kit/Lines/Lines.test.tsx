import { render } from '@frontage/blocks/testing/render.ts';
import { expect, it } from 'vitest';
import { Paragraphs } from './Lines.tsx';

it('begins a paragraph after empty lines, however many there are', () => {
  const { getAllByRole } = render(<Paragraphs text={'One.\n\nTwo,\nstill two.\n \n\n\nThree.\n'} />);
  expect(getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'One.',
    'Two,\nstill two.',
    'Three.',
  ]);
});
