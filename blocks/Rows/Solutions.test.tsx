import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render } from '../testing/render.ts';
import { solutionsExamples } from './Rows.examples.ts';
import { Solutions } from './Rows.tsx';

const { getAllByRole } = render(<Solutions {...propsOf(solutionsExamples, 'three decisions')} />);

it('reads the decision before its drawing, and shows the drawing first', () => {
  const [first] = getAllByRole('listitem');
  const order = [...(first?.querySelectorAll('h3, img') ?? [])].map(({ localName }) => localName);
  expect(order).toEqual(['h3', 'img']);
});

it('reserves the box of each drawing and describes it', () => {
  const pictures = getAllByRole<HTMLImageElement>('img');
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) {
    expect(picture).toMatchObject({ width: 480, height: 360 });
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(picture.alt).not.toBe('');
  }
});
