import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { shortLinkBlockExamples } from './ShortLinkBlock.examples.ts';
import { ShortLinkBlock } from './ShortLinkBlock.tsx';

it('says Also where the editor gave no other word, and keeps a space before the link', () => {
  const html = renderToStaticMarkup(<ShortLinkBlock {...articlePropsOf(shortLinkBlockExamples, 'to the glossary')} />);
  expect(html).toMatch(/Also<\/span> <a href="\/glossary\/s"/);
});
