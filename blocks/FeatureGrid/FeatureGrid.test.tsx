import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { featureGridExamples } from './FeatureGrid.examples.ts';
import { featureGrid } from './FeatureGrid.schema.ts';
import { FeatureGrid } from './FeatureGrid.tsx';

it('shows every field of a cell', () => {
  const html = renderToStaticMarkup(<FeatureGrid {...propsOf(featureGridExamples, 'two columns with every field')} />);
  expect(html).toContain('<a href="/services/opinion">A written opinion</a>');
  for (const words of [
    'available now',
    'most chosen',
    'three days, $2,400',
    'What could sink it',
    'Ask for an opinion',
  ]) {
    expect(html).toContain(words);
  }
  expect(html.match(/<svg/g)).toHaveLength(4);
});

it('lets nothing that is upcoming be followed, and says that it is', () => {
  const html = renderToStaticMarkup(<FeatureGrid {...propsOf(featureGridExamples, 'three columns, one upcoming')} />);
  expect(html).toContain('>upcoming</span>');
  expect(html).not.toContain('<a ');
});

it('makes the labels headings of the second level where the grid has no heading of its own', () => {
  const html = renderToStaticMarkup(
    <FeatureGrid {...propsOf(featureGridExamples, 'five columns without a heading, last row not full')} />,
  );
  expect(html.match(/<h2/g)).toHaveLength(6);
  expect(html).not.toContain('aria-labelledby');
});

it('takes two to five columns and no others', () => {
  const grid = (columns: number) =>
    featureGrid.safeParse({ acf_fc_layout: 'feature_grid', columns, items: [{ label: 'A', text: 'B' }] }).success;
  expect([1, 2, 5, 6].map(grid)).toEqual([false, true, true, false]);
});

it('says once that a cell is upcoming where the editor has said it in the badge', () => {
  const html = renderToStaticMarkup(
    <FeatureGrid {...propsOf(featureGridExamples, 'four columns on ink, badges in every style')} />,
  );
  expect(html.match(/>upcoming</g)).toHaveLength(1);
});
