import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { imageboxExamples } from './Imagebox.examples.ts';
import { Imagebox } from './Imagebox.tsx';

const render = (name: string) => renderToStaticMarkup(<Imagebox {...articlePropsOf(imageboxExamples, name)} />);

it('ties the caption to its picture', () => {
  expect(render('a figure with its caption')).toMatch(/<figcaption[^>]*>Stored per active user/);
});

it('reserves the box of the picture before it is there, and loads it when it comes near', () => {
  expect(render('a figure with its caption')).toMatch(/width="1000" height="510" loading="lazy"/);
});

it('shows an upright picture to phones where there is one', () => {
  const { block, ...props } = articlePropsOf(imageboxExamples, 'a figure with its caption');
  const narrow = { ...block.image, drawing: '/media/upright.svg' };
  const html = renderToStaticMarkup(<Imagebox {...props} block={{ ...block, narrow }} />);
  expect(html).toMatch(/<img src="\/media\/upright.svg"[^>]*loading="lazy"[^>]*class="narrow"/);
  expect(render('a figure with its caption')).not.toContain('narrow');
});

it('leaves no caption behind where there is none', () => {
  expect(render('a picture without words')).not.toContain('figcaption');
});
