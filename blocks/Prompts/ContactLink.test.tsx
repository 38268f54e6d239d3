import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render } from '../testing/render.ts';
import { contactLinkExamples } from './Prompts.examples.ts';
import { ContactLink } from './Prompts.tsx';

it('is one link named by its words: the arrow adds none', () => {
  const { getByRole } = render(<ContactLink {...propsOf(contactLinkExamples, 'to the form')} />);
  const link = getByRole('link', { name: 'Contact our developers' });
  expect(link.getAttribute('href')).toBe('#contact-form');
  expect(link.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
