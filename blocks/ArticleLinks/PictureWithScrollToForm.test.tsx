import { expect, it } from 'vitest';
import { articlePropsOf } from '../examples/articleContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { pictureWithScrollToFormExamples } from './ArticleLinks.examples.ts';
import { PictureWithScrollToForm } from './ArticleLinks.tsx';

const show = (name: string) =>
  render(<PictureWithScrollToForm {...articlePropsOf(pictureWithScrollToFormExamples, name)} />);

it('links to the contact form of the page where the editor named no other place', () => {
  const link = show('a balance').getByRole('link', { name: 'Ask for the table' });
  expect(link.getAttribute('href')).toBe('#contact-form');
  expect(show('as many words as it may have').getByRole('link').getAttribute('href')).toBe('/contacts');
});

it('is a named part of the page', () => {
  const { getByRole } = show('a balance');
  expect(getByRole('region', { name: wordsOf(getByRole('heading')) })).toBeTruthy();
});
