import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { refusalsExamples } from './Rows.examples.ts';
import { refusals } from './Rows.schema.ts';
import { Refusals } from './Rows.tsx';

it('gives a reason for everything that is turned down', () => {
  const props = propsOf(refusalsExamples, 'three things');
  const headings = render(<Refusals {...props} />).getAllByRole('heading', { level: 3 });
  const told = headings.map((heading) => [wordsOf(heading), wordsOf(heading.nextElementSibling)]);
  expect(told).toHaveLength(3);
  for (const [title, reason] of told) expect([title, reason]).not.toContain('');
});

it('is refused where a reason is missing', () => {
  const { block } = propsOf(refusalsExamples, 'three things');
  expect(refusals.safeParse({ ...block, items: [{ title: 'A token with no job' }] }).success).toBe(false);
});
