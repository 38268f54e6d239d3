import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { callToActionExamples } from './Prompts.examples.ts';
import { CallToAction } from './Prompts.tsx';

const shown = render(<CallToAction {...propsOf(callToActionExamples, 'two short sentences')} />);

it('links to the form of the page by its button, without a script', () => {
  const { block } = propsOf(callToActionExamples, 'two short sentences');
  const link = shown.getByRole('link', { name: block.buttonText });
  expect(link.getAttribute('href')).toBe(`#${contactFormAnchor}`);
  expect(shown.page.querySelector('dialog, astro-island')).toBeNull();
});

it('is on ink and is named by its heading', () => {
  const section = shown.getByRole('region', { name: wordsOf(shown.getByRole('heading', { level: 2 })) });
  expect(section.dataset.ground).toBe('ink');
});
