import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { featureGridExamples } from './FeatureGrid.examples.ts';
import { featureGrid } from './FeatureGrid.schema.ts';
import { FeatureGrid } from './FeatureGrid.tsx';

it('shows every field of a cell', () => {
  const shown = render(<FeatureGrid {...propsOf(featureGridExamples, 'two columns with every field')} />);
  expect(shown.getByRole('link', { name: 'A written opinion' }).getAttribute('href')).toBe('/services/opinion');
  for (const words of [
    'available now',
    'most chosen',
    'three days, $2,400',
    'What could sink it',
    'Ask for an opinion',
  ]) {
    expect(wordsOf(shown.page)).toContain(words);
  }
  expect(shown.page.querySelectorAll('svg')).toHaveLength(4);
});

it('has no links in an upcoming cell, and says that it is upcoming', () => {
  const shown = render(<FeatureGrid {...propsOf(featureGridExamples, 'three columns, one upcoming')} />);
  expect(shown.getByText('upcoming')).toBeTruthy();
  expect(shown.queryByRole('link')).toBeNull();
});

it('makes the labels headings of the second level where the grid has no heading', () => {
  const shown = render(
    <FeatureGrid {...propsOf(featureGridExamples, 'five columns without a heading, last row not full')} />,
  );
  expect(shown.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  expect(shown.page.querySelector('[aria-labelledby]')).toBeNull();
});

it('takes two to five columns and no others', () => {
  const grid = (columns: number) =>
    featureGrid.safeParse({ acf_fc_layout: 'feature_grid', columns, items: [{ label: 'A', text: 'B' }] }).success;
  expect([1, 2, 5, 6].map(grid)).toEqual([false, true, true, false]);
});

it('shows the badge above a cell on a gradient of its colour, and the badge next to its label on a flat one', () => {
  const styles = ['green', 'blue', 'gray', 'pink'];
  const props = propsOf(featureGridExamples, 'four columns on ink, badges in every style');
  const shown = render(<FeatureGrid {...props} />);
  const topBadges = props.block.items.flatMap(({ topBadge }) => topBadge ?? []);
  expect(new Set(topBadges.map(({ style }) => style))).toEqual(new Set(styles));
  for (const { text, style } of topBadges) {
    expect([...shown.getByText(text).classList]).toEqual(expect.arrayContaining(['gradient', style]));
  }
  const flat = render(<FeatureGrid {...propsOf(featureGridExamples, 'two columns with every field')} />);
  expect([...flat.getByText('most chosen').classList]).not.toContain('gradient');
});

it('says once that a cell is upcoming where the editor has said it in the badge', () => {
  const shown = render(<FeatureGrid {...propsOf(featureGridExamples, 'four columns on ink, badges in every style')} />);
  expect(shown.getAllByText('upcoming')).toHaveLength(1);
});
