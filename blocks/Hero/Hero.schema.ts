import { serviceDrawing } from '@frontage/contract/primitives/drawing.ts';
import { heading, prose } from '@frontage/contract/primitives/editing.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import { picture } from '@frontage/contract/primitives/picture.ts';
import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';

/**
 * The drawings that can be across the page below a hero's text, those of no trade first; `berths`, `doors`, `works` and
 * `grants` are at the right, on the line.
 */
const heroDrawings = [
  'plan',
  'unfolding',
  'transfer',
  'settlement',
  'loyalty',
  'lading',
  'consent',
  'house',
  'volume',
  'trades',
  'again',
  'trade',
  'legs',
  'netting',
  'sidings',
  'sword',
  'rules',
  'answer',
  'papers',
  'berths',
  'doors',
  'works',
  'grants',
  'none',
] as const;

/** The first view of a page: what is offered, and what to do about it. */
export const hero = defineBlock('hero', {
  title: 'Hero',
  group: 'Openings',
  words: 'header, banner, first view',
  fields: {
    heading: heading('The one line the page is about; two lines of 12 to 20 letters look best', { max: 80 }),
    description: prose('Who you are and what you do, in one or two sentences below the heading', { max: 260 }),
    action: link.meta({ description: 'The vivid button, such as: Book a free call' }),
    secondAction: link
      .optional()
      .meta({ description: 'The quiet link beside the button, such as: Read our show cases, to #portfolio' }),
    drawing: z.enum(heroDrawings).meta({
      description:
        'A drawing across the page. Two are of no trade: Plan shows screens that are built as they were drawn, Unfolding a sheet from its first point to the finished thing. The others are of what a page is about: Trades shows six, Again one model for several clients, Trade one that others do not see, Legs a security against its price, Netting what three shops owe each other, Rules a share that fits only who may hold it, Answer a credential that gives one, Papers goods and what was signed for them, Sidings a payment that finds its invoice, Sword an item and the seasons that it outlives. Berths, Doors, Works and Grants stand at the right, on the line',
    }),
    sideDrawing: serviceDrawing
      .optional()
      .meta({ description: 'Without a drawing across the page: one of a service at the right, standing on the line' }),
    image: picture.optional().meta({ description: 'Without any drawing: a picture in its place' }),
  },
});
