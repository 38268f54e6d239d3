import type { DemoArticle } from '../demoContent.schema.ts';

export const finalityIsNotOneMomentButFour: DemoArticle = {
  slug: 'finality-is-not-one-moment-but-four',
  title: 'Finality is not one moment but four',
  excerpt: 'Collected, ordered, computed, sealed: which of them your cashier should wait for.',
  date: '2026-10-21T08:00:00Z',
  preview: { $picture: 'article-finality' },
  category: 'blockchain',
  second_categories: ['blog'],
  tags: ['flow'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: 'Collected, ordered, computed, sealed: which of them your cashier should wait for.',
    },
  ],
};
