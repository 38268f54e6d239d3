import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { callToActionExamples } from './CallToAction.examples.ts';
import { CallToAction } from './CallToAction.tsx';

const html = renderToStaticMarkup(<CallToAction {...propsOf(callToActionExamples, 'two short sentences')} />);

it('leads to the form of the page without a script', () => {
  expect(html).toMatch(/<a href="#contact-form"[^>]*>Book a free call<\/a>/);
});

it('stands on ink and is named by its heading', () => {
  expect(html).toMatch(/<section id="example" data-ground="ink" aria-labelledby="example-heading"/);
});
