import type { DemoArticle } from '../demoContent.schema.ts';

export const pricingThePartNobodyHasBuiltYet: DemoArticle = {
  slug: 'pricing-the-part-nobody-has-built-yet',
  title: 'Pricing the part nobody has built yet',
  excerpt: 'A fixed sum for what is known, a range for the rest, and the reasons for its width.',
  date: '2026-07-23T08:00:00Z',
  preview: { $picture: 'article-pricing' },
  category: 'insights',
  second_categories: ['blog'],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: 'A fixed sum for what is known, a range for the rest, and the reasons for its width.',
    },
  ],
};
