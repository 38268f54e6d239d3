import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { aboutTheClientExamples } from './CaseParts.examples.ts';
import { AboutTheClient } from './CaseParts.tsx';

it('makes a paragraph of each part between empty lines', () => {
  const { page } = render(<AboutTheClient {...propsOf(aboutTheClientExamples, 'a marketplace')} />);
  const firsts = [...page.querySelectorAll('p')].map((paragraph) => wordsOf(paragraph).split(' ')[0]);
  expect(firsts).toEqual(['Larkspur', 'Before']);
});
