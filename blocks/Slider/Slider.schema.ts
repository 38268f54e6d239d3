import { defineBlock, heading, href, line, lines, picture, prose, slidePicture, z } from '../defineBlock.ts';

const slide = z.object({
  category: line('The tab that leads to this slide, one or two words. Slides of the same category share a tab', {
    max: 30,
  }).optional(),
  title: line('What the slide is about, in two to five words', { max: 60 }),
  description: prose('One or two sentences below the title', { max: 240 }),
  list: lines('Two or three examples, each of two to five words', { max: 6 }).optional(),
  href: href.optional().meta({ description: 'The page that tells more. Without it the slide leads nowhere' }),
  linkText: line('The words of the link. Without them the title is the link', { max: 50 }).optional(),
  linkImage: picture.optional().meta({ description: 'A small square picture before the words of the link' }),
  image: slidePicture,
});

/** Slides side by side in a loop, with dots, arrows and, for domains, tabs. R14, R20. */
export const slider = defineBlock('slider', {
  title: 'Slider',
  group: 'Text and pictures',
  words: 'carousel, slideshow, tabs',
  fields: {
    heading: heading('Says what the slides have in common'),
    ground: z.enum(['paper', 'ink']).meta({ description: 'The background of this section' }),
    preset: z.enum(['landing', 'peek']).meta({
      description: 'How many slides are in sight. The second has tabs of the categories',
    }),
    slides: z.array(slide).min(1).max(12),
  },
});

export type SlideFields = z.infer<typeof slide>;
