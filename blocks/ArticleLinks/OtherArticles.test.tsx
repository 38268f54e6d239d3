import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { otherArticlesExamples } from './ArticleLinks.examples.ts';
import { OtherArticles } from './ArticleLinks.tsx';

const { getAllByRole, getByRole, page } = render(
  <OtherArticles {...articlePropsOf(otherArticlesExamples, 'two articles nearby')} />,
);

it('shows the named articles in the order of their names, with their dates', () => {
  expect(wordsOf(page)).toMatch(/21 October, 2026.*Finality is not one.*2 October, 2026.*Counting to consensus/);
});

it('links to each with one link, and hides its picture from screen readers', () => {
  expect(getAllByRole('link')).toHaveLength(2);
  expect([...page.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', '']);
});

it('says Written nearby where the editor gave no other words', () => {
  expect(getByRole('heading', { level: 2, name: 'Written nearby' })).toBeTruthy();
});
