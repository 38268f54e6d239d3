import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { contactPromptExamples } from './ContactPrompt.examples.ts';
import { ContactPrompt } from './ContactPrompt.tsx';

it('leads to where the editor said, in the words of the button', () => {
  const html = renderToStaticMarkup(<ContactPrompt {...propsOf(contactPromptExamples, 'a named person')} />);
  expect(html).toMatch(/<a href="#contact-form"[^>]*>Write to Ines<\/a>/);
});

it('leaves no empty line where there is no note', () => {
  const html = renderToStaticMarkup(
    <ContactPrompt {...propsOf(contactPromptExamples, 'a long sentence without breaks and without a note')} />,
  );
  expect(html.match(/<p /g)).toHaveLength(1);
});
