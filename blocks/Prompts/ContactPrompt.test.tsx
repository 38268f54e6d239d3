import { expect, it } from 'vitest';
import { examplePage, propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { contactPromptExamples } from './Prompts.examples.ts';
import { ContactPrompt } from './Prompts.tsx';

it('links where the editor said, in the words of the button', () => {
  const { getByRole } = render(<ContactPrompt {...propsOf(contactPromptExamples, 'a named person')} />);
  expect(getByRole('link', { name: 'Write to Ines' }).getAttribute('href')).toBe('#contact-form');
});

it('leaves no empty line where there is no note', () => {
  const {
    block,
    page: context,
    id,
  } = propsOf(contactPromptExamples, 'a long sentence without breaks and without a note');
  const { page } = render(<ContactPrompt id={id} page={context} block={{ ...block, href: '#contact-form' }} />);
  expect([...page.querySelectorAll('p')].map(wordsOf)).toEqual([expect.stringMatching(/./)]);
});

it('offers the chat next to an address, where the settings have one, and next to no other target', () => {
  const written = propsOf(contactPromptExamples, 'a long sentence without breaks and without a note');
  const chat = (props: typeof written) =>
    render(<ContactPrompt {...props} />)
      .queryByRole('link', { name: 'Chat with us' })
      ?.getAttribute('href');
  expect(chat(written)).toBe(examplePage.site.messagingHref);
  expect(chat({ ...written, block: { ...written.block, href: '#contact-form' } })).toBeUndefined();
  const { messagingHref: _, ...site } = examplePage.site;
  expect(chat({ ...written, page: { ...written.page, site } })).toBeUndefined();
});
