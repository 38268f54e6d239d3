import { defineBlock, heading, line, prose, z } from '../defineBlock.ts';

const figure = z.object({
  value: line('The figure as the screen shows it, such as: 1,204,880.00', { max: 16 }),
  label: line('What it counts, such as: locked in Cadence', { max: 32 }),
});

const row = z.object({
  name: line('What the row is about', { max: 40 }),
  value: line('Its figure', { max: 24 }),
  note: line('The third column, such as the hour', { max: 24 }).optional(),
});

const press = z
  .object({
    label: line('What a press does, such as: Buy No. 17 for $14', { max: 40 }),
    ...row.shape,
    figure: line('The last large figure after it, where it changes', { max: 16 }).optional(),
    status: line('What the screen says at its right after it, where it changes', { max: 20 }).optional(),
    foot: line('The last line of the screen after it: what has happened', { max: 90 }).optional(),
  })
  .meta({ description: 'A control that visitors can press, and the row that it adds; it works without script' });

const change = z.object({
  title: line('What changed, such as: Evening count', { max: 32 }),
  before: line('How it was, with a figure', { max: 40 }),
  after: line('How it is now, with a figure', { max: 40 }),
});

/**
 * One real screen of the product, made of text so that it is sharp and can be read; next to it figures before and
 * after.
 */
export const productScreen = defineBlock('product_screen', {
  title: 'Product screen',
  group: 'Cases, people and proof',
  words: 'interface, screenshot, mock-up, before and after',
  fields: {
    heading: heading('What the screen is for, such as: Two sums, and the difference', { max: 60 }),
    look: z.enum(['night', 'atelier', 'control', 'market']).optional().meta({
      description:
        'The hand of the product: night is dark and round, atelier white with serifs, control dense and grey, market mono on black. If empty, it is that of this site',
    }),
    name: line('The product as its own head names it', { max: 30 }),
    place: line('The page of the product, such as: /reconciliation', { max: 40 }),
    status: line('What the screen says at its right, such as: in balance', { max: 20 }).optional(),
    title: line('The heading within the screen', { max: 60 }),
    figures: z.array(figure).min(1).max(3).meta({ description: 'The large figures of the screen' }),
    columns: z
      .object({
        name: line('Over the first column', { max: 24 }),
        value: line('Over the second', { max: 24 }),
        note: line('Over the third', { max: 24 }).optional(),
      })
      .meta({ description: 'The heading above the table of the screen' }),
    rows: z.array(row).min(2).max(7).meta({ description: 'The newest first: its row carries the asset' }),
    foot: line('The last line of the screen, such as: Pausing takes four of six votes', { max: 90 }).optional(),
    press: press.optional(),
    caption: prose('What is seen, and of which day its figures are', { max: 160 }),
    changes: z.array(change).min(2).max(4).meta({ description: 'Figures before and after' }),
  },
});
