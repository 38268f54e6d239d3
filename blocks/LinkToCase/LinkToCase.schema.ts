import { caseSlug, defineBlock, line } from '../defineBlock.ts';

/** A case that shows what the article says. Picture, name and label come from the case. */
export const linkToCase = defineBlock('LinkToCase', {
  for: 'articles',
  title: 'Link to a case',
  group: 'Articles, events and links',
  words: 'project, case study',
  fields: {
    caseSlug: caseSlug('The case'),
    description: line('What the case shows about this article, in one sentence', { max: 160 }),
    linkText: line('The words of the link', { max: 40 }).default('Read the case'),
  },
});
