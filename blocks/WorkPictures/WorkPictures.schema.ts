import { caseSlugs, defineBlock, heading, link, picture } from '../defineBlock.ts';

/** Cases in pictures: the first across the viewport, three below it in decreasing size. */
export const workPictures = defineBlock('work_pictures', {
  title: 'Work in pictures',
  group: 'Cases, people and proof',
  words: 'portfolio, projects, gallery',
  fields: {
    heading: heading('Three to five words above the pictures', { max: 50 }),
    allLink: link.optional().meta({ description: 'Leads to all cases, such as: All case studies' }),
    image: picture.optional().meta({
      description:
        'An SVG across the viewport for the first case, drawn 1,440 x 500; without it the picture of its card',
    }),
    imageUpright: picture
      .optional()
      .meta({ description: 'In place of that SVG below 768 px: one drawn 390 wide and 292 high' }),
    caseSlugs: caseSlugs('One to four cases; what is written below each comes from its own card', { max: 4 }),
  },
});
