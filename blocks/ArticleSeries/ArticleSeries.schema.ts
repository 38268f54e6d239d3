import { articleSlugs, day, defineBlock, line, z } from '../defineBlock.ts';

/** The parts of a series as stops on a line: those that exist, including this one, and the next with its day. */
export const articleSeries = defineBlock('articleSeries', {
  for: 'articles',
  title: 'Series',
  group: 'Articles, events and links',
  words: 'chapters, parts, read more',
  fields: {
    title: line('What the series is about, such as: A series in four parts: living on Flow', { max: 90 }),
    articleSlugs: articleSlugs('The parts that are published, this one included, in order', { max: 6 }),
    upcoming: z
      .object({ title: line('Title of the next part', { max: 90 }), date: day('The day on which it will appear') })
      .optional()
      .meta({ description: 'The part that is not published yet' }),
  },
});
