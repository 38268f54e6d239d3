import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { shortLinkBlockExamples } from './ArticleLinks.examples.ts';
import { ShortLinkBlock } from './ArticleLinks.tsx';

it('says Also where the editor gave no other word, and keeps a space before the link', () => {
  const { getByRole, page } = render(<ShortLinkBlock {...articlePropsOf(shortLinkBlockExamples, 'to the glossary')} />);
  const link = getByRole('link');
  expect(link.getAttribute('href')).toBe('/glossary/s');
  expect(wordsOf(page)).toMatch(new RegExp(`^Also ${wordsOf(link)}`));
});
