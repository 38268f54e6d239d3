import { optionLabelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { offer } from '@frontage/contract/page.ts';
import { cardFields } from '@frontage/contract/pageCard.ts';
import { pageHead } from '@frontage/contract/pageHead.ts';
import { pageTypes } from '@frontage/contract/pageType.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../../access/access.ts';
import { address } from '../../fields/address.ts';
import { layoutOf } from '../../fields/layout.ts';
import { onSite } from '../../fields/onSite.ts';
import { templateChoice } from '../../fields/pageTemplates.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { readiness } from '../../fields/readiness.ts';
import { searchPreview } from '../../fields/searchPreview.ts';
import { slug } from '../../fields/slug.ts';
import { usedIn } from '../../fields/usedIn.ts';
import { touchOnDelete, touchWhenPublished } from '../../publishing/touchPublication.ts';
import { movedTo } from '../../redirects/movedTo.ts';
import { redirectOnMove, rememberPath } from '../../redirects/redirectOnMove.ts';
import { checkReferences } from '../../references/checkReferences.ts';
import {
  beginDepartures,
  keepVisible,
  leadOnWhenDeleted,
  noteDeparture,
  settleDepartures,
} from '../../references/departures.ts';
import { keepNames, rememberName } from '../../references/keepNames.ts';
import { keepSearchIndex, leaveSearchIndex } from '../../search/keepSearchIndex.ts';
import { drafts } from '../../versions/drafts.ts';
import { editedBy } from '../../versions/editedBy.ts';
import { restoreEndpoint } from '../../versions/restoreEndpoint.ts';

/** Pages made of blocks, in an order that editors choose. */
export const pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'address', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'address'],
    pagination: { defaultLimit: 50, limits: [25, 50, 100, 200] },
    group: 'Pages',
    components: {
      edit: { beforeDocumentControls: ['/admin/fields/NameUntitled.tsx#NameUntitled'] },
      views: { edit: { versions: { Component: '/versions/admin/VersionsView.tsx#VersionsView' } } },
    },
  },
  access: contentAccess,
  defaultSort: 'title',
  versions: { drafts, maxPerDoc: 50 },
  endpoints: [restoreEndpoint],
  hooks: {
    beforeOperation: [beginDepartures],
    beforeChange: [checkReferences('pages'), rememberPath('pages'), rememberName('pages')],
    afterChange: [
      redirectOnMove('pages'),
      keepNames('pages'),
      noteDeparture('pages'),
      touchWhenPublished,
      keepSearchIndex('pages'),
    ],
    beforeDelete: [keepVisible('pages')],
    afterDelete: [leadOnWhenDeleted, touchOnDelete, leaveSearchIndex('pages')],
    afterOperation: [settleDepartures],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'Stands in the breadcrumbs' },
    },
    onSite,
    readiness,
    slug,
    movedTo,
    address('pages'),
    editedBy,
    usedIn,
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: 'page',
      options: pageTypes.map((type) => ({ value: type, label: optionLabelOf(type) })),
      admin: {
        position: 'sidebar',
        description:
          'Decides where it stands: a service below /services, a case below /work, an industry below /industries',
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
            { name: 'head', type: 'group', label: false, fields: formOf(pageHead.shape) },
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
          fields: [{ name: 'card', type: 'group', label: false, fields: formOf(cardFields.shape) }],
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
};
