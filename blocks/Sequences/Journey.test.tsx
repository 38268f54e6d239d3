import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { journeyExamples } from './Sequences.examples.ts';
import { Journey } from './Sequences.tsx';

const { getByRole, getAllByRole, page } = render(<Journey {...propsOf(journeyExamples, 'four steps')} />);

it('lists the steps in order and counts them', () => {
  expect(getByRole('list').tagName).toBe('OL');
  const times = getAllByRole('listitem').map((step) => /(?:Day|Week) \d/.exec(wordsOf(step))?.[0]);
  expect(times).toEqual(['Day 0', 'Day 3', 'Week 2', 'Week 3']);
});

it('puts the asset on the last post, and a bollard on all others', () => {
  const posts = [...page.querySelectorAll('circle, path')].map(({ localName }) => localName);
  expect(posts.slice(0, 4)).toEqual(['circle', 'circle', 'circle', 'path']);
  expect(posts.slice(3)).not.toContain('circle');
});
