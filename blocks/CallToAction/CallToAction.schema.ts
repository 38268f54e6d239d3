import { heading, line } from '@frontage/contract/primitives/editing.ts';
import { defineBlock } from '../defineBlock.ts';

/** A band with one button, which leads to the form of the page. */
export const callToAction = defineBlock('call_to_action', {
  title: 'Case: call to action',
  group: 'Parts of a case',
  words: 'CTA, button',
  fields: {
    heading: heading('One or two short sentences, to a reader with the same problem'),
    buttonText: line('What a click does, such as: Book a free call', { max: 30 }),
  },
});
