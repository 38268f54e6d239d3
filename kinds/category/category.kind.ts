import { line, prose } from '@frontage/contract/primitives/editing.ts';
import { defineKind } from '../defineKind.ts';

/** The categories of articles, each with a list of its own. Their slugs are part of the contract. R23. */
export const category = defineKind({
  name: 'category',
  collection: 'categories',
  label: { one: 'Category', many: 'Categories' },
  group: 'Articles',
  title: 'name',
  sort: 'term_id',
  words: {
    fields: {
      name: line('As readers see it', { max: 60 }),
      heading: prose('Heading of the category’s list, in two short lines. Its name where this is empty', {
        max: 90,
      }).optional(),
      description: prose('Below the heading, and for search engines. 70 to 160 characters', { max: 200 }).optional(),
    },
    isKept: true,
  },
  held: {
    isWhat: 'used',
    mend: 'Choose another category there first, or another link.',
    pathOf: ({ slug }) => `/${slug}`,
  },
  demo: ['slug', 'heading'],
});
