import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { solutionsExamples } from './Solutions.examples.ts';
import { Solutions } from './Solutions.tsx';

const html = renderToStaticMarkup(<Solutions {...propsOf(solutionsExamples, 'three decisions')} />);

it('tells the decision before its drawing, and shows the drawing first', () => {
  const [first] = html.match(/<li[\s\S]*?<\/li>/) ?? [''];
  expect(first.indexOf('<h3>')).toBeLessThan(first.indexOf('<img'));
});

it('reserves the box of each drawing and says what it shows', () => {
  const pictures = html.match(/<img [^>]*>/g) ?? [];
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(picture).toMatch(/alt="[^"]+" width="480" height="360" loading="lazy"/);
});
