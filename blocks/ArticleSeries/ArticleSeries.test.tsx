import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { articleSeriesExamples } from './ArticleSeries.examples.ts';
import { ArticleSeries } from './ArticleSeries.tsx';

const render = (name: string) =>
  renderToStaticMarkup(<ArticleSeries {...articlePropsOf(articleSeriesExamples, name)} />);

it('marks the part that is being read, and does not link it to itself', () => {
  const html = render('three parts and the next');
  expect(html).toMatch(/<li[^>]*aria-current="page"[^>]*><span[^>]*>2, this article<\/span> <span/);
  expect(html).toContain('2 of 4');
  expect(html.match(/<a /g)).toHaveLength(2);
});

it('tells when the next part appears, without a link that leads nowhere', () => {
  expect(render('three parts and the next')).toMatch(
    /4, 7 December, 2026<\/span> <span[^>]*>Moving out without loss<\/span>/,
  );
});

it('counts the parts where the article is none of them', () => {
  const html = render('six parts, seen from an article that is none of them');
  expect(html).toContain('6 parts');
  expect(html).not.toContain('aria-current');
});
