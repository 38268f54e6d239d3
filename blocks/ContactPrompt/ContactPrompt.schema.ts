import { defineBlock, href, line, prose } from '../defineBlock.ts';

/** A band that names the person who answers, with one button. */
export const contactPrompt = defineBlock('contact_prompt', {
  title: 'Contact prompt',
  group: 'Contact, prices and forms',
  words: 'call to action, CTA, person',
  fields: {
    description: prose('Who answers and why they can, in one or two sentences; line breaks are kept on wide screens', {
      max: 200,
    }),
    person: line('Whose portrait, or initials, are beside the text, such as: Ines Halvorsen', { max: 60 }).optional(),
    linkText: line('The words on the button: what happens on a click', { max: 30 }),
    href,
    note: line('What to expect, in a few words; below the button', { max: 48 }).optional(),
  },
});
