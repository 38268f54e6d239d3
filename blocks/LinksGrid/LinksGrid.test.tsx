import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { columnsOf } from './columnsOf.ts';
import { linksGridExamples } from './LinksGrid.examples.ts';
import { LinksGrid } from './LinksGrid.tsx';

it('keeps the order of the links down the columns', () => {
  const html = renderToStaticMarkup(<LinksGrid {...propsOf(linksGridExamples, 'twelve links')} />);
  expect(html.match(/<ul>/g)).toHaveLength(4);
  expect(html.indexOf('Bridge development')).toBeLessThan(html.indexOf('NFT marketplaces'));
});

it('sets up to five links side by side, each in a column of its own', () => {
  const name = 'five links, one long, one to another site';
  const html = renderToStaticMarkup(<LinksGrid {...propsOf(linksGridExamples, name)} />);
  expect(html.match(/<ul>/g)).toHaveLength(5);
});

describe('columnsOf', () => {
  it('fills columns evenly, the first ones longer', () => {
    expect(columnsOf([1, 2, 3, 4, 5, 6], 4)).toEqual([[1, 2], [3, 4], [5], [6]]);
  });

  it('makes no empty column when entries are few', () => {
    expect(columnsOf(['a', 'b'], 4)).toEqual([['a'], ['b']]);
  });
});
