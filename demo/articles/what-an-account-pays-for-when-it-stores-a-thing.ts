import type { DemoArticle } from '../demoContent.schema.ts';

export const whatAnAccountPaysForWhenItStoresAThing: DemoArticle = {
  slug: 'what-an-account-pays-for-when-it-stores-a-thing',
  title: 'What an account pays for when it stores a thing',
  excerpt: 'FLOW held is storage allowed. We measured four live products and found where the bytes go.',
  date: '2026-11-09T08:00:00Z',
  preview: { $picture: 'article-storage' },
  category: 'blockchain',
  second_categories: ['blog', 'insights'],
  tags: ['cadence', 'flow'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: 'FLOW held is storage allowed. We measured four live products and found where the bytes go.',
    },
  ],
};
