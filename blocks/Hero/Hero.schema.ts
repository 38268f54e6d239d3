import { ownDrawing } from '@frontage/contract/primitives/editing.ts';
import { defineBlock, heading, link, picture, prose, z } from '../defineBlock.ts';

/** The drawings that can be across the page below a hero's text; visitors can move the asset of `transfer`. */
const heroDrawings = ['plan', 'unfolding', 'transfer', 'none'] as const;

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
        'A drawing across the page: Plan shows screens that are built as they were drawn, Unfolding a sheet from its first point to the finished thing, Transfer what moves between two accounts. None leaves the place to a picture',
    }),
    sideImage: picture.optional().meta({
      description:
        'Without a drawing across the page: an SVG at the right. Twice as wide as high, it is placed on the line of the page; any other brings its own line, which runs on at both sides',
    }),
    ...ownDrawing('sideDrawing'),
    image: picture.optional().meta({
      description:
        'Without any drawing: a picture in its place. An SVG at least two and a half times as wide as high, drawn 1,440 wide, stands across the page as drawn, with its objects at the margins',
    }),
    photograph: z.enum(['beside', 'ground']).optional().meta({
      label: 'Where a photograph is',
      usual: 'beside',
      description:
        'Beside the text, framed and on the line, or as its ground: from edge to edge, under as much ink as the words need to be read on any picture. An SVG is not affected',
    }),
    imageUpright: picture.optional().meta({
      description: 'In place of such a wide SVG below 768 px: one drawn 390 wide and 432 high',
    }),
  },
});
