import { defineBlock, heading, href, line, prose } from '../defineBlock.ts';

export const callToAction = defineBlock('call_to_action', {
  title: 'Call to action',
  group: 'Contact, prices and forms',
  words: 'CTA, button, contact banner',
  fields: {
    heading: heading('One or two short sentences, such as to a reader with the same problem'),
    buttonText: line('What a click does, such as: Book a free call', { max: 30 }),
  },
});

export const contactLink = defineBlock('contact_link', {
  title: 'Contact line',
  group: 'Contact, prices and forms',
  words: 'call to action, CTA, button',
  fields: {
    linkText: line('What the click does, in two to four words', { max: 40 }),
    href,
  },
});

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
