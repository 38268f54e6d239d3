import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render } from '../testing/render.ts';
import { picturesRowExamples } from './Listings.examples.ts';
import { PicturesRow } from './Listings.tsx';

const { getAllByRole, page } = render(<PicturesRow {...propsOf(picturesRowExamples, 'three pictures')} />);

describe('PicturesRow', () => {
  it('describes each picture, and reserves its box before it loads', () => {
    const pictures = getAllByRole<HTMLImageElement>('img');
    expect(pictures.map(({ height, width }) => [width, height])).toEqual(Array(3).fill([480, 360]));
    for (const { alt } of pictures) expect(alt).not.toBe('');
  });

  it('has links only where the editor gave a target', () => {
    expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/services/settlement',
      '/services/tokenised-assets',
    ]);
  });

  it('reads title and sentence before the picture', () => {
    const order = [...page.querySelectorAll('li :is(h3, p, img)')].map(({ localName }) => localName);
    expect(order).toEqual(['h3', 'p', 'img', 'h3', 'p', 'img', 'h3', 'p', 'img']);
  });
});
