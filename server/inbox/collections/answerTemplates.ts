import { languages, nameOfLanguage } from '@frontage/contract/language.ts';
import type { CollectionConfig } from 'payload';
import { checkTemplate, placeholders } from '../answers/placeholders.ts';

export const answerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  labels: { singular: 'Reply template', plural: 'Reply templates' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'language', 'text', 'updatedAt'],
    description: 'Texts to begin an answer with. Whoever answers reads and changes them before they are sent.',
    group: 'Sales',
  },
  defaultSort: 'title',
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'The name it is chosen by, such as: Offer a call' },
    },
    {
      name: 'language',
      type: 'select',
      options: languages.map((value) => ({ value, label: nameOfLanguage(value) })),
      admin: { description: 'Offered for requests from pages in this language; left empty, for each' },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      validate: checkTemplate,
      admin: {
        rows: 12,
        description: `What is in braces is filled in: ${Object.entries(placeholders)
          .map(([name, meaning]) => `{${name}} ${meaning}`)
          .join('; ')}.`,
      },
    },
  ],
};
