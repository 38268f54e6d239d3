import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading, line } from '@frontage/contract/primitives/editing.ts';

/** All offices with their hours on one scale. The offices themselves are page data. */
export const offices = defineBlock('offices', {
  heading: heading('Says how many offices there are and what that means for the reader'),
  hoursLabel: line('Head of the hours, such as: working hours, UTC', { max: 30 }),
});
