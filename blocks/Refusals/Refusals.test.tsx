import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { refusalsExamples } from './Refusals.examples.ts';
import { refusals } from './Refusals.schema.ts';
import { Refusals } from './Refusals.tsx';

it('gives a reason with everything that is turned down', () => {
  const html = renderToStaticMarkup(<Refusals {...propsOf(refusalsExamples, 'three things')} />);
  expect(html.match(/<h3>[^<]+<\/h3><p>[^<]+<\/p>/g)).toHaveLength(3);
});

it('is refused where a reason is missing', () => {
  const { block } = propsOf(refusalsExamples, 'three things');
  expect(refusals.safeParse({ ...block, items: [{ title: 'A token with no job' }] }).success).toBe(false);
});
