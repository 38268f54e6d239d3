import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { contactPromptExamples } from './ContactPrompt.examples.ts';
import { ContactPrompt } from './ContactPrompt.tsx';

it('leads to where the editor said, in the words of the button', () => {
  const { getByRole } = render(<ContactPrompt {...propsOf(contactPromptExamples, 'a named person')} />);
  expect(getByRole('link', { name: 'Write to Ines' }).getAttribute('href')).toBe('#contact-form');
});

it('leaves no empty line where there is no note', () => {
  const name = 'a long sentence without breaks and without a note';
  const { page } = render(<ContactPrompt {...propsOf(contactPromptExamples, name)} />);
  expect([...page.querySelectorAll('p')].map(wordsOf)).toEqual([expect.stringMatching(/./)]);
});
