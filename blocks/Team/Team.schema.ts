import { defineBlock, heading, line, whole, z } from '../defineBlock.ts';

const role = z.object({
  role: line('What they do, in the plural where they are several', { max: 40 }),
  people: whole('How many of them; each is drawn as a circle', 1, 6),
  startMonth: whole('The month in which they begin, counted from 1; its first day is meant', 1, 36),
  endMonth: z.number().min(1).max(36).multipleOf(0.5, { error: 'a whole month or a half, such as 11 or 10.5' }).meta({
    description: 'The last month of it, that month included: 9 ends with month 9, and 10.5 in the middle of month 11',
  }),
});

/** Who worked on it, and when. A role ends after it begins and within the months. */
export const team = defineBlock('team', {
  title: 'Case: team by month',
  group: 'Parts of a case',
  words: 'staff, roles, timeline',
  fields: {
    heading: heading('How many people and how many months, such as: Seven people, eleven months', { max: 60 }),
    note: line('A short line that says how to read the chart', { max: 60 }).optional(),
    monthLabel: line('Stands before the figures of the months, such as: month', { max: 12 }),
    months: whole('How many months the chart shows', 1, 36),
    items: z.array(role).min(1).max(9),
  },
}).superRefine((block, context) => {
  for (const [index, item] of block.items.entries()) {
    const path = ['items', index, 'endMonth'];
    if (item.endMonth < item.startMonth) {
      context.addIssue({ code: 'custom', path, message: `the month it begins in, ${item.startMonth}, or a later one` });
    }
    if (item.endMonth > block.months) {
      context.addIssue({ code: 'custom', path, message: `at most ${block.months}, the last month of the chart` });
    }
  }
});

export type TeamRole = z.infer<typeof role>;
