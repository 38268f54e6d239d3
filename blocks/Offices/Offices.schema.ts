import { defineBlock, heading, line } from '../defineBlock.ts';

/** All offices with their hours on one scale. The offices themselves are page data. */
export const offices = defineBlock('offices', {
  title: 'Offices',
  group: 'Cases, people and proof',
  words: 'locations, addresses, map',
  fields: {
    heading: heading('Says how many offices there are and what that means for the reader'),
    hoursLabel: line('Head of the hours, such as: working hours, UTC', { max: 30 }),
  },
});
