import { defineBlock, entries, heading, line, link, prose } from '../defineBlock.ts';

export const homeHero = defineBlock('home_hero', {
  title: 'Home hero',
  group: 'Openings',
  words: 'header, banner, first view of the home page',
  fields: {
    heading: heading('Two lines of 10 to 14 letters, without a full stop: the drawing sets it', { max: 40 }),
    description: prose('Who you are and what you do, in one or two sentences below the line', { max: 260 }),
    action: link.meta({ description: 'The vivid button, such as: Book a free call' }),
    secondAction: link.optional().meta({ description: 'The quiet link beside the button, such as: See what it costs' }),
    facts: entries(2, 4, {
      title: line('The fact in two to four words, such as: Five offices', { max: 30 }),
      description: line('What belongs to it, such as: awake 18 hours a day', { max: 50 }),
    }).meta({ description: 'Side by side at the foot; four fill the row' }),
  },
});
