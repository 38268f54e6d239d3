import { defineBlock, heading, link, prose } from '../defineBlock.ts';

export const vacancies = defineBlock('vacancies', {
  title: 'Vacancies',
  group: 'Cases, people and proof',
  words: 'jobs, careers, posts, hiring',
  fields: {
    heading: heading('Names the posts, in two to four words', { max: 60 }),
    lead: prose('What all of them have in common', { max: 240 }).optional(),
    emptyText: prose('Shown while none is open', { max: 240 }),
    otherWay: link.optional().meta({ description: 'For those who find none, such as: Write anyway' }),
  },
});
