import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { pictureWithScrollToFormExamples } from './PictureWithScrollToForm.examples.ts';
import { PictureWithScrollToForm } from './PictureWithScrollToForm.tsx';

const render = (name: string) =>
  renderToStaticMarkup(<PictureWithScrollToForm {...articlePropsOf(pictureWithScrollToFormExamples, name)} />);

it('leads to the contact form of the page where the editor named no other place', () => {
  expect(render('a balance')).toMatch(/<a href="#contact-form"[^>]*>Ask for the table<\/a>/);
  expect(render('as many words as it may have')).toContain('href="/contacts"');
});

it('is a part of the page with a name', () => {
  expect(render('a balance')).toMatch(/<section[^>]*aria-labelledby="example-heading"/);
});
