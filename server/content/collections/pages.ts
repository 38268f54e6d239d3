import { optionLabelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { cardFields, pageHead, pageTypes } from '@frontage/contract/pageParts.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import { kindOf } from '@frontage/kinds/kinds.ts';
import { offer } from '@frontage/kinds/page/page.schema.ts';
import type { CollectionConfig } from 'payload';
import { words } from '../../fields/isRunningText.ts';
import { layoutOf } from '../../fields/layout.ts';
import { templateChoice } from '../../fields/pageTemplates.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { chosenBlock, searchPreview, untitled } from '../../fields/uiFields.ts';
import { addressed, addressedFields } from './addressed.ts';

/** Pages made of blocks, in an order chosen by editors. */
export const pages: CollectionConfig = addressed(kindOf('pages'), {
  maxPerDoc: 50,
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      custom: words,
      admin: { description: 'Shown in the breadcrumbs' },
    },
    ...addressedFields('pages'),
    chosenBlock('Blocks'),
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: 'page',
      options: pageTypes.map((type) => ({ value: type, label: optionLabelOf(type) })),
      admin: {
        position: 'sidebar',
        description: 'Decides its address: services, cases and industries each have a folder',
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Blocks',
          fields: [templateChoice, ...layoutOf('pages')],
        },
        {
          label: 'Search engines',
          fields: [
            searchPreview({ title: 'title', description: [] }),
            { name: 'head', type: 'group', label: 'Search engines', admin: untitled, fields: formOf(pageHead.shape) },
            {
              name: 'offer',
              type: 'group',
              label: 'Offer, for a service',
              fields: formOf({ offer: offer.optional() }).flatMap((field) => ('fields' in field ? field.fields : [])),
            },
          ],
        },
        {
          label: 'Card',
          description: 'How lists and links show this page: a case, a service, an industry',
          fields: [{ name: 'card', type: 'group', label: 'Card', admin: untitled, fields: formOf(cardFields.shape) }],
        },
        {
          label: 'Breadcrumbs',
          fields: [
            {
              name: 'breadcrumbs',
              type: 'array',
              label: 'The links between Home and this page',
              maxRows: 4,
              fields: formOf(link.shape),
            },
          ],
        },
      ],
    },
  ],
});
