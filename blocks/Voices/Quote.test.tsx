import { initialsOf } from '@frontage/design/kit/Initials/Initials.tsx';
import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { quoteExamples } from './Voices.examples.ts';
import { Quote } from './Voices.tsx';

it('says who said it, below the words', () => {
  const { getByRole } = render(<Quote {...articlePropsOf(quoteExamples, 'two sentences of a client')} />);
  const [quote, caption] = getByRole('figure').children;
  expect([quote?.tagName, caption?.tagName]).toEqual(['BLOCKQUOTE', 'FIGCAPTION']);
  expect(wordsOf(caption)).toContain('Tove Rasmussen');
});

it.each([
  ['Tove Rasmussen', 'TR'],
  ['Ólafur', 'Ó'],
  ['Maria de la Cruz', 'MC'],
  ['  “Bo”  Ek ', 'BE'],
  ['42', ''],
])('shortens %s to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
