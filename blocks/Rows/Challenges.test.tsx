import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { challengesExamples } from './Rows.examples.ts';
import { Challenges } from './Rows.tsx';

const props = propsOf(challengesExamples, 'three risks');
const shown = render(<Challenges {...props} />);

it('gives each risk its own heading, so that readers can jump between them', () => {
  const headings = shown.getAllByRole('heading', { level: 3 });
  expect(headings.map(wordsOf)).toEqual(props.block.items.map(({ title }) => title));
});

it('says below each risk what is done against it, as one point of a list', () => {
  const points = shown.getAllByRole('listitem');
  expect(points.map(wordsOf)).toEqual(props.block.items.map(({ title, description }) => title + description));
});

it('hides the heads of its columns from screen readers: they are for people who see columns', () => {
  const { entryLabel, riskLabel } = props.block;
  for (const label of [riskLabel, entryLabel])
    expect(shown.getByText(label).closest('[aria-hidden=true]'), label).not.toBeNull();
});
