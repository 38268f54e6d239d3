import { defineBlock, entries, heading, href, line, link, personSlug, whole, z } from '../defineBlock.ts';

/** People as posts on the quay line: the height of a post is the person's years. The last post is a vacancy. */
export const people = defineBlock('people', {
  title: 'People',
  group: 'Cases, people and proof',
  words: 'team, staff',
  fields: {
    heading: heading('Two lines about who answers and who works'),
    allLink: link.optional().meta({ description: 'Leads to all of them, such as: Meet the team' }),
    note: line('What the height of a post means', { max: 60 }),
    items: entries(2, 8, {
      name: line('First name and surname', { max: 40 }),
      role: line('What they do, in at most four words', { max: 40 }),
      place: line('The office', { max: 24 }),
      years: whole('Years with the company', 0, 16),
      personSlug: personSlug('Whose page the name leads to').optional(),
    }).meta({ description: 'With a vacancy, seven people fill the line; without one, eight' }),
    vacancy: z
      .object({
        name: line('Whom you look for, such as: You, perhaps', { max: 40 }),
        role: line('The post', { max: 40 }),
        place: line('Where', { max: 24 }),
        label: line('Beside the vivid square, such as: day one', { max: 12 }),
        href,
      })
      .optional()
      .meta({ description: 'The post that is free; leads to where it is described' }),
  },
});
