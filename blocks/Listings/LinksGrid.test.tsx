import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { linksGridExamples } from './Listings.examples.ts';
import { columnsOf, LinksGrid } from './Listings.tsx';

it('keeps the order of the links down the columns', () => {
  const props = propsOf(linksGridExamples, 'twelve links');
  const { getAllByRole } = render(<LinksGrid {...props} />);
  expect(getAllByRole('list')).toHaveLength(4);
  expect(getAllByRole('link').map(wordsOf)).toEqual(props.block.links.map(({ label }) => label));
});

it('puts up to five links side by side, each in its own column', () => {
  const name = 'five links, one long, one to another site';
  const { getAllByRole } = render(<LinksGrid {...propsOf(linksGridExamples, name)} />);
  expect(getAllByRole('list')).toHaveLength(5);
});

describe('columnsOf', () => {
  it('fills columns evenly, the first ones longer', () => {
    expect(columnsOf([1, 2, 3, 4, 5, 6], 4)).toEqual([[1, 2], [3, 4], [5], [6]]);
  });

  it('makes no empty column when entries are few', () => {
    expect(columnsOf(['a', 'b'], 4)).toEqual([['a'], ['b']]);
  });
});
