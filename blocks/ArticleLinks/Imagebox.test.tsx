import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { imageboxExamples } from './ArticleLinks.examples.ts';
import { Imagebox } from './ArticleLinks.tsx';

const show = (name: string) => render(<Imagebox {...articlePropsOf(imageboxExamples, name)} />);
const figure = 'a figure with its caption';

it('ties the caption to its picture', () => {
  const shown = show(figure).getByRole('figure');
  expect(shown.querySelector('img')).toBeTruthy();
  expect(wordsOf(shown.querySelector('figcaption'))).toMatch(/^Stored per active user/);
});

it('reserves the box of the picture before it loads, and loads it when it is near', () => {
  const picture = show(figure).page.querySelector('img');
  expect(picture).toMatchObject({ width: 1000, height: 510 });
  expect(picture?.getAttribute('loading')).toBe('lazy');
});

it('shows an upright picture to phones where there is one', () => {
  const { block, ...props } = articlePropsOf(imageboxExamples, figure);
  const narrow = { ...block.image, drawing: '/media/upright.svg' };
  const { page } = render(<Imagebox {...props} block={{ ...block, narrow }} />);
  const upright = page.querySelector('img.narrow');
  expect([upright?.getAttribute('src'), upright?.getAttribute('loading')]).toEqual(['/media/upright.svg', 'lazy']);
  expect(show(figure).page.querySelector('.narrow')).toBeNull();
});

it('renders no caption where there is none', () => {
  const { page } = show('a picture without words');
  expect(page.querySelector('img')).toBeTruthy();
  expect(page.querySelector('figcaption')).toBeNull();
});
