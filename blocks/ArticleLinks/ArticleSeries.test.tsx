import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { articleSeriesExamples } from './ArticleLinks.examples.ts';
import { ArticleSeries } from './ArticleLinks.tsx';

const show = (name: string) => render(<ArticleSeries {...articlePropsOf(articleSeriesExamples, name)} />);

it('marks the part that is being read, and does not link it to itself', () => {
  const { getAllByRole, page } = show('three parts and the next');
  const [current, ...others] = getAllByRole('listitem').filter((part) => part.ariaCurrent === 'page');
  expect(others).toEqual([]);
  expect(wordsOf(current)).toMatch(/^2, this article /);
  expect(current?.querySelector('a')).toBeNull();
  expect(wordsOf(page)).toContain('2 of 4');
  expect(getAllByRole('link')).toHaveLength(2);
});

it('says when the next part appears, without a link that leads nowhere', () => {
  const next = show('three parts and the next').getAllByRole('listitem').at(-1);
  expect(wordsOf(next)).toBe('4, 7 December, 2026 Moving out without loss');
  expect(next?.querySelector('a')).toBeNull();
});

it('counts the parts where the article is not one of them', () => {
  const { page } = show('six parts, seen from an article that is none of them');
  expect(wordsOf(page)).toContain('6 parts');
  expect(page.querySelector('[aria-current]')).toBeNull();
});
