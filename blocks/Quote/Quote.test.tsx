import { initialsOf } from '@frontage/design/kit/Initials/initialsOf.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { quoteExamples } from './Quote.examples.ts';
import { Quote } from './Quote.tsx';

it('says who said it, below the words', () => {
  const html = renderToStaticMarkup(<Quote {...articlePropsOf(quoteExamples, 'two sentences of a client')} />);
  expect(html).toMatch(/<blockquote.*<\/blockquote><figcaption.*Tove Rasmussen/);
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
