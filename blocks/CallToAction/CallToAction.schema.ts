import { defineBlock, heading, line } from '../defineBlock.ts';

/** A band with one button, which leads to the form of the page. */
export const callToAction = defineBlock('call_to_action', {
  title: 'Call to action',
  group: 'Contact, prices and forms',
  words: 'CTA, button, contact banner',
  fields: {
    heading: heading('One or two short sentences, such as to a reader with the same problem'),
    buttonText: line('What a click does, such as: Book a free call', { max: 30 }),
  },
});
