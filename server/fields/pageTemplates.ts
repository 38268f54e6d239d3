import type { BlockLayout } from '@frontage/contract/blocks.ts';
import type { PageType } from '@frontage/contract/pageParts.ts';
import type { UIField } from 'payload';
import { uiField } from './uiFields.ts';

/** A template for a new page: blocks in a proven order, with their initial texts only. */
export interface PageTemplate {
  name: string;
  purpose: string;
  type: PageType;
  blocks: BlockLayout[];
}

export const pageTemplates: PageTemplate[] = [
  {
    name: 'Service',
    purpose: 'What you sell, how it goes, and what you turn down',
    type: 'service',
    blocks: ['hero', 'breadcrumbs', 'feature_grid', 'journey', 'refusals', 'faq', 'form'],
  },
  {
    name: 'Landing page',
    purpose: 'One offer, from its promise to its price and its form',
    type: 'service',
    blocks: ['hero', 'challenges', 'reasons', 'numbers', 'steps', 'reviews', 'cost', 'faq', 'form'],
  },
  {
    name: 'Case',
    purpose: 'One piece of work: the client, the decision, what changed',
    type: 'case',
    blocks: [
      'headdescription',
      'about_the_client',
      'team',
      'twocolumnstext',
      'projectFeatures',
      'client_success',
      'customerInfo',
      'call_to_action',
    ],
  },
  {
    name: 'Industry',
    purpose: 'What a trade asks, and the rules it lives by',
    type: 'industry',
    blocks: ['hero', 'breadcrumbs', 'answers', 'rules', 'reasons', 'form'],
  },
  {
    name: 'About us',
    purpose: 'Who you are, in figures and in rooms',
    type: 'page',
    blocks: ['hero', 'breadcrumbs', 'feature_grid', 'numbers', 'offices', 'form'],
  },
  {
    name: 'Contact',
    purpose: 'A form, and your offices',
    type: 'page',
    blocks: ['hero', 'breadcrumbs', 'form', 'offices'],
  },
  {
    name: 'Book a call',
    purpose: 'The free hours of whoever takes calls',
    type: 'page',
    // The booking block has the heading of the page.
    blocks: ['booking', 'faq'],
  },
  {
    name: 'Event',
    purpose: 'An evening with its programme and its seats; needs an event, under Company',
    type: 'page',
    blocks: ['hero', 'breadcrumbs', 'event_details', 'faq', 'form'],
  },
  { name: 'Text', purpose: 'Terms, a policy, an imprint', type: 'page', blocks: ['breadcrumbs', 'textbox'] },
];

export const templateChoice: UIField = uiField(
  'pageTemplates',
  {
    path: '/admin/blocks/ChooseTemplate.tsx#ChooseTemplate',
    clientProps: { layoutPath: 'layout', templates: pageTemplates, pictures: '/blocks' },
  },
  { disableListColumn: true },
);
