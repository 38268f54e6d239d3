import { defineBlock, ground, heading, href, line, lines, prose, z } from '../defineBlock.ts';

/** The icons of the kit that can mark a feature. */
const icon = z.enum(['arrowRight', 'check', 'file', 'mail', 'menu', 'plus', 'search', 'upload']);

const topBadge = z
  .object({
    text: line('One to three words of fact', { max: 30 }),
    style: z.enum(['green', 'blue', 'gray', 'pink']).meta({ description: 'The colour it lies on' }),
  })
  .meta({ description: 'A badge at the top of the cell' });

const feature = z.object({
  icon: icon.meta({ description: 'A drawn sign at the top of the cell' }).optional(),
  isPerson: z
    .boolean()
    .optional()
    .meta({ description: 'The label is a person’s name: their portrait, or their initials, are shown above it' }),
  label: line('What the cell is about, in two to six words', { max: 70 }),
  labelLink: href.meta({ description: 'Where the label leads; without it the label is plain' }).optional(),
  text: prose('One to three sentences', { max: 400 }),
  bottomText: line('A fact at the foot of the cell, such as a price or a time', { max: 80 }).optional(),
  list: lines('Points below the text', { max: 8 }).optional(),
  link: href.meta({ description: 'Where the button at the foot leads; #contact-form for the form' }).optional(),
  buttonText: line('The words on the button; shown only with a link', { max: 30 }).optional(),
  badge: line('A fact beside the label, such as: in beta', { max: 24 }).optional(),
  upcoming: z.boolean().optional().meta({
    description: 'Not to be had yet: the cell is muted and its links rest. Without a badge of its own, one says so',
  }),
  topBadge: topBadge.optional(),
  bottomIcon: icon.meta({ description: 'A drawn sign before the fact at the foot' }).optional(),
});

export const featureGrid = defineBlock('feature_grid', {
  title: 'Feature grid',
  group: 'What you offer',
  words: 'cards, columns, benefits, icons',
  fields: {
    heading: heading('Three to eight words above the grid').optional(),
    ground: ground.optional(),
    columns: z
      .int()
      .min(2)
      .max(5)
      .meta({ description: 'Columns on wide screens, 2 to 5; fewer where they would be too narrow' }),
    items: z.array(feature).min(1).max(20),
  },
});

export type Feature = z.infer<typeof feature>;
