import type { DemoPage } from '../demoContent.schema.ts';
import { collection } from './privacyPolicy/collection.ts';
import { rights } from './privacyPolicy/rights.ts';

/** What the site does with visitors' data. It describes the product as it is: change both together. */
export const privacyPolicy: DemoPage = {
  type: 'page',
  slug: 'privacy-policy',
  title: 'Privacy policy',
  head: {
    title: 'Privacy policy: what we keep, why, how long',
    description:
      'What Quayline keeps when you read this site, write to us or subscribe to our letter, on which legal ground, for how long, and how to have it removed.',
  },
  breadcrumbs: [],
  card: {
    label: 'Company',
    description: 'What we keep when you read this site or write to us, why, for how long, and how to have it removed.',
    picture: { $picture: 'article-model' },
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      heading: 'Privacy policy',
      isPageTitle: true,
      text: [...collection, ...rights].join('\n\n'),
    },
  ],
};
