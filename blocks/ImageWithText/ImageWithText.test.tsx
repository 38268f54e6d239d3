import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { imageWithTextExamples } from './ImageWithText.examples.ts';
import { ImageWithText } from './ImageWithText.tsx';

const htmlOf = (name: string) => renderToStaticMarkup(<ImageWithText {...propsOf(imageWithTextExamples, name)} />);

it('leads on where there is more to read', () => {
  expect(htmlOf('care after launch')).toMatch(/<a href="\/services\/operation-and-care"[^>]*>Read about/);
});

it('has no link where the editor gave none', () => {
  expect(htmlOf('without a link')).not.toContain('<a ');
});
