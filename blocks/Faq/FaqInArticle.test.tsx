import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { faqExamples } from './Faq.examples.ts';
import { FaqInArticle } from './FaqInArticle.tsx';

const html = renderToStaticMarkup(<FaqInArticle {...articlePropsOf(faqExamples, 'five questions, two open')} />);

it('is headed so that the contents of the article can lead to it', () => {
  expect(html).toContain('<h2 id="asked-before-signing"');
});

it('lets each question open on its own', () => {
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(2);
  expect(html).not.toContain('name=');
});
