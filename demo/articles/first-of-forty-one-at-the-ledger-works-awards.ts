import type { DemoArticle } from '../demoContent.schema.ts';

export const firstOfFortyOneAtTheLedgerWorksAwards: DemoArticle = {
  slug: 'first-of-forty-one-at-the-ledger-works-awards',
  title: 'First of 41 at the Ledger Works Awards',
  excerpt: 'Best infrastructure team 2026. The jury read code, which we recommend to juries.',
  date: '2026-06-18T08:00:00Z',
  preview: { $picture: 'industry-fintech' },
  category: 'news',
  second_categories: [],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: 'Best infrastructure team 2026. The jury read code, which we recommend to juries.',
    },
  ],
};
