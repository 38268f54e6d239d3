import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { contactBannerExamples } from './ContactBanner.examples.ts';
import { ContactBanner } from './ContactBanner.tsx';

const dialog = 'opens the form over the window';
const plain = 'leads to the form of the page, with long words';
const html = (name: string) => renderToStaticMarkup(<ContactBanner {...propsOf(contactBannerExamples, name)} />);

it.each([dialog, plain])('is a link to the form of the page where script is missing: %s', (name) => {
  expect(html(name)).toMatch(/<a [^>]*href="#contact-form"/);
});

it('keeps its dialog closed and without a form until someone opens it', () => {
  expect(html(dialog)).toMatch(/<dialog(?![^>]* open)/);
  expect(html(dialog)).not.toContain('data-form=');
});

it('has no dialog where the editor filled in none', () => {
  expect(html(plain)).not.toContain('<dialog');
});
