import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { productScreenExamples } from './ProductScreen.examples.ts';
import { ProductScreen } from './ProductScreen.tsx';

const show = (name: string) => render(<ProductScreen {...propsOf(productScreenExamples, name)} />);

describe('ProductScreen', () => {
  it('is a figure with a caption, and its table is named by the heading in the screen', () => {
    const { getByRole } = show('reconciliation');
    const caption = getByRole('figure').querySelector('figcaption');
    expect(wordsOf(caption)).toMatch(/^The public reconciliation page/);
    const heading = getByRole('heading', { level: 3 });
    expect(getByRole('table').getAttribute('aria-labelledby')).toBe(heading.id);
    expect(getByRole('figure').contains(heading)).toBe(true);
  });

  it('is text and not a picture, so that it can be read, copied and enlarged', () => {
    expect(show('reconciliation').page.querySelector('img, button, a, [style]')).toBeNull();
  });

  it('says which figure was before and which is after, for people who do not see the arrow', () => {
    const text = wordsOf(show('reconciliation').page);
    expect(text).toContain('Before: 38 minutes, two people');
    expect(text).toContain('After: none');
  });

  it('has a control that adds a row, without script', () => {
    const { getByLabelText, getAllByRole } = show('of a product with its own hand');
    expect(getByLabelText('Buy No. 17 for $14')).toHaveProperty('type', 'checkbox');
    expect(wordsOf(getAllByRole('row')[1])).toContain('No. 17');
  });

  it('has no third column where that has no heading', () => {
    const { getAllByRole } = show('two columns, long words');
    expect(getAllByRole('columnheader')).toHaveLength(2);
    expect(getAllByRole('cell')).toHaveLength(2);
  });
});
