import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render } from '../testing/render.ts';
import { contactBannerExamples } from './ContactBanner.examples.ts';
import { ContactBanner } from './ContactBanner.tsx';

const dialog = 'opens the form over the window';
const plain = 'leads to the form of the page, with long words';
const show = (name: string) => render(<ContactBanner {...propsOf(contactBannerExamples, name)} />).page;

it.each([dialog, plain])('is a link to the form of the page where script is missing: %s', (name) => {
  expect(show(name).querySelector('a[href="#contact-form"]')).toBeTruthy();
});

it('keeps its dialog closed and without a form until someone opens it', () => {
  expect(show(dialog).querySelector('dialog')?.open).toBe(false);
  expect(show(dialog).querySelector('[data-form]')).toBeNull();
});

it('has no dialog where the editor filled in none', () => {
  expect(show(plain).querySelector('dialog')).toBeNull();
});
