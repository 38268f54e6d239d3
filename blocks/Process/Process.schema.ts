import { defineBlock, heading, line, prose, whole, z } from '../defineBlock.ts';

const phase = z.object({
  title: line('The name of the phase, one word; shown in its bar', { max: 14 }),
  note: line('The result; shown beside the bar on wide screens, where there is room', { max: 44 }).optional(),
  description: prose('What happens in it, in one or two sentences; below the chart', { max: 240 }),
  startWeek: whole('The week in which it begins, counted from 1; its first day is meant', 1, 52),
  endWeek: z.number().min(1).max(52).multipleOf(0.5, { error: 'a whole week or a half, such as 5 or 2.5' }).meta({
    description: 'The last week of it, that week included: 5 ends with week 5, and 2.5 in the middle of week 3',
  }),
});

/**
 * Phases that overlap, as a chart of weeks, with what happens in each. A phase ends after it begins and within the
 * weeks.
 */
export const processSchema = defineBlock('process', {
  title: 'Process in weeks',
  group: 'What you offer',
  words: 'timeline, schedule, phases',
  fields: {
    heading: heading('Says how many phases in how many weeks'),
    weeks: whole('How many weeks the chart shows', 4, 52),
    items: z.array(phase).min(3).max(7),
  },
}).superRefine((block, context) => {
  for (const [index, item] of block.items.entries()) {
    const path = ['items', index, 'endWeek'];
    if (item.endWeek < item.startWeek) {
      context.addIssue({ code: 'custom', path, message: `the week it begins in, ${item.startWeek}, or a later one` });
    }
    if (item.endWeek > block.weeks) {
      context.addIssue({ code: 'custom', path, message: `at most ${block.weeks}, the last week of the chart` });
    }
  }
});

export type Phase = z.infer<typeof phase>;
