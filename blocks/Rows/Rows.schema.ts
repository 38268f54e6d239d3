import { defineBlock, entries, ground, heading, href, line, picture, prose, z } from '../defineBlock.ts';

export const refusals = defineBlock('refusals', {
  title: 'What we turn down',
  group: 'Questions and rules',
  words: 'what we do not do',
  fields: {
    heading: heading('Two short lines, such as: Three things we turn down', { max: 50 }),
    items: entries(1, 6, {
      title: line('What is turned down, in three to six words', { max: 60 }),
      description: line('The reason in one sentence', { max: 140 }),
    }),
  },
});

export const reasons = defineBlock('reasons', {
  title: 'Reasons',
  group: 'What you offer',
  words: 'why us, benefits, advantages',
  fields: {
    heading: heading('What the three reasons are good for'),
    image: picture.optional().meta({ description: 'A picture over the first reason; an SVG is drawn 480 wide' }),
    imageUpright: picture.optional().meta({ description: 'In place of such an SVG below 768 px: one drawn 344 wide' }),
    items: entries(3, 3, {
      title: line('The reason as a statement, in three to eight words', { max: 60 }),
      description: prose('What makes it true, in one to three sentences', { max: 300 }),
    }).meta({ description: 'Exactly three. The first is the large one' }),
  },
});

export const challenges = defineBlock('challenges', {
  title: 'Challenges',
  group: 'What you offer',
  words: 'problems, risks, pain points',
  fields: {
    heading: heading('Says how many things go wrong and where'),
    riskLabel: line('Head of the left column', { max: 20 }),
    entryLabel: line('Head of the right column', { max: 20 }),
    items: entries(1, 10, {
      title: line('The risk, in three to six words', { max: 60 }),
      description: prose('What is done against it, in one or two sentences', { max: 300 }),
    }),
  },
});

export const answers = defineBlock('answers', {
  title: 'Questions with answers, as a table',
  group: 'Questions and rules',
  words: 'FAQ',
  fields: {
    heading: heading('Two lines: whose questions they are'),
    ground: ground.optional(),
    items: entries(1, 10, {
      title: line('The question or the sentence, in the words of who says it', { max: 90 }),
      description: prose('The answer in one or two sentences', { max: 320 }),
      note: line('At the right: what the answer is called, or its price', { max: 40 }).optional(),
      href: href.meta({ description: 'Where the answer is told at length; without it the row is plain' }).optional(),
    }),
  },
});

export const rules = defineBlock('rules', {
  title: 'Rules, as a table',
  group: 'Questions and rules',
  words: 'compliance, law, regulation',
  fields: {
    heading: heading('Three to six words, such as: Rules we have built against'),
    note: line('At the right of the heading: what this is not, such as: Not legal advice', { max: 90 }),
    columnLabels: z
      .object({
        title: line('Above the names; read aloud, not seen', { max: 24 }),
        description: line('Above what each asks; read aloud, not seen', { max: 24 }),
        note: line('Above how it is met; read aloud, not seen', { max: 24 }),
      })
      .meta({ description: 'The heads of the columns, for those who hear the table' }),
    items: entries(1, 10, {
      title: line('The name by which the trade knows it, such as: DORA', { max: 60 }),
      description: prose('What it asks, in one sentence. Have it read by counsel', { max: 240 }),
      note: line('What was built for it, in at most ten words', { max: 90 }),
    }),
  },
});

export const solutions = defineBlock('solutions', {
  title: 'Case: decisions with drawings',
  group: 'Parts of a case',
  words: 'solution, approach',
  fields: {
    heading: heading('Says how many decisions, and what they carried'),
    items: entries(1, 6, {
      title: line('The decision, in three to eight words', { max: 60 }),
      description: prose('What it means, in one to three sentences', { max: 400 }),
      image: picture.meta({ description: 'A drawing of 4 to 3; neighbours look best on different grounds' }),
    }),
  },
});
