import { glossaryTerm, letterOf, pathOfTerm } from '@frontage/contract/glossary.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import { z } from 'zod';
import { defineKind } from '../defineKind.ts';

const { description, more, title } = glossaryTerm.shape;

/** Terms of the glossary, which has a page for each letter. R20. */
export const term = defineKind({
  name: 'term',
  collection: 'glossary',
  label: { one: 'Term', many: 'Terms of the glossary' },
  group: 'Articles',
  title: 'title',
  sort: 'title',
  types: { glossary: {} },
  listed: glossaryTerm.extend({ type: z.literal('glossary') }),
  words: { fields: { title, description, more } },
  part: {
    pathOf({ letter, slug, title }) {
      // In another language it is below the letter that it has there.
      const under = letterOf(String(title ?? '')) ?? letter;
      return typeof under === 'string' && under && typeof slug === 'string' && slug
        ? pathOfTerm({ letter: under, slug })
        : undefined;
    },
    all: ownPages.glossary,
    groupAt(path) {
      const [, letter] = /^\/glossary\/([a-z])$/.exec(path) ?? [];
      const value = letter?.toUpperCase();
      return value ? { title: `Terms under ${value}`, field: 'letter', value } : undefined;
    },
  },
  search: {
    place: 2,
    hits: { glossary: { label: 'Glossary', heading: 'Glossary', tab: 'glossary', tabLabel: 'Glossary' } },
    texts: ({ description, more }) => [description, more],
  },
  demo: ['slug', 'description'],
});
