import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { journeyExamples } from './Journey.examples.ts';
import { Journey } from './Journey.tsx';

it('tells the steps in order, as a list that counts them', () => {
  const html = renderToStaticMarkup(<Journey {...propsOf(journeyExamples, 'four steps')} />);
  const steps = [...html.matchAll(/<p class="[^"]*">((?:Day|Week) \d)<\/p>/g)].map((match) => match[1]);
  expect(steps).toEqual(['Day 0', 'Day 3', 'Week 2', 'Week 3']);
  expect(html).toContain('<ol');
});

it('gives the last post the asset and all others a bollard', () => {
  const html = renderToStaticMarkup(<Journey {...propsOf(journeyExamples, 'four steps')} />);
  expect(html.match(/<circle/g)).toHaveLength(3);
  expect(html.lastIndexOf('<circle')).toBeLessThan(html.indexOf('<path'));
});
