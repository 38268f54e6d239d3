import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { otherArticlesExamples } from './OtherArticles.examples.ts';
import { OtherArticles } from './OtherArticles.tsx';

const html = renderToStaticMarkup(<OtherArticles {...articlePropsOf(otherArticlesExamples, 'two articles nearby')} />);

it('shows the named articles in the order of their names, with their dates', () => {
  expect(html).toMatch(/21 October, 2026.*Finality is not one.*2 October, 2026.*Counting to consensus/);
});

it('leads to each by one link, its picture silent beside it', () => {
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html.match(/alt=""/g)).toHaveLength(2);
});

it('says Written nearby where the editor gave no other words', () => {
  expect(html).toContain('>Written nearby</h2>');
});
