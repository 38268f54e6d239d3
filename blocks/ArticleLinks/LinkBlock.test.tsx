import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { render } from '../testing/render.ts';
import { linkBlockExamples } from './ArticleLinks.examples.ts';
import { LinkBlock } from './ArticleLinks.tsx';

it('is one link, so that the whole row can be pressed', () => {
  const { getByRole, page } = render(<LinkBlock {...articlePropsOf(linkBlockExamples, 'to a service')} />);
  expect([...page.children]).toEqual([getByRole('link')]);
  expect(getByRole('link').getAttribute('href')).toBe('/services/cadence-smart-contracts');
  expect(getByRole('link').id).toBe('example');
});

it('has the heading level of its place in the article', () => {
  const props = articlePropsOf(linkBlockExamples, 'to a service');
  expect(render(<LinkBlock {...props} level={2} />).getByRole('heading', { level: 2 })).toBeTruthy();
});
