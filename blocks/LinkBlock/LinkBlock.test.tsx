import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { linkBlockExamples } from './LinkBlock.examples.ts';
import { LinkBlock } from './LinkBlock.tsx';

it('is one link, so that the whole row can be pressed', () => {
  const html = renderToStaticMarkup(<LinkBlock {...articlePropsOf(linkBlockExamples, 'to a service')} />);
  expect(html).toMatch(/^<a id="example" href="\/services\/cadence-smart-contracts"/);
  expect(html).toMatch(/<\/a>$/);
});

it('heads itself on the level that its place in the article gives', () => {
  const props = articlePropsOf(linkBlockExamples, 'to a service');
  expect(renderToStaticMarkup(<LinkBlock {...props} level={2} />)).toContain('<h2');
});
