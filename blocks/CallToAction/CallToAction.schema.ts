import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading, line } from '@frontage/contract/primitives/editing.ts';

/** A band with one button, which leads to the form of the page. */
export const callToAction = defineBlock('call_to_action', {
  heading: heading('One or two short sentences, to a reader with the same problem'),
  buttonText: line('What a click does, such as: Book a free call', { max: 30 }),
});
