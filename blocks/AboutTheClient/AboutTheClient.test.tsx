import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { aboutTheClientExamples } from './AboutTheClient.examples.ts';
import { AboutTheClient } from './AboutTheClient.tsx';

it('makes a paragraph of each part between empty lines', () => {
  const html = renderToStaticMarkup(<AboutTheClient {...propsOf(aboutTheClientExamples, 'a marketplace')} />);
  expect([...html.matchAll(/<p>(\w+)/g)].map(([, word]) => word)).toEqual(['Larkspur', 'Before']);
});
