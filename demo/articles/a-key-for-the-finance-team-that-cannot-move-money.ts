import type { DemoArticle } from '../demoContent.schema.ts';

export const aKeyForTheFinanceTeamThatCannotMoveMoney: DemoArticle = {
  slug: 'a-key-for-the-finance-team-that-cannot-move-money',
  title: 'A key for the finance team that cannot move money',
  excerpt: 'Weights, thresholds, and the one signature a bookkeeper should have.',
  date: '2026-11-04T08:00:00Z',
  preview: { $picture: 'article-keys' },
  category: 'blockchain',
  second_categories: ['blog'],
  tags: ['flow'],
  layout: [{ acf_fc_layout: 'textbox', text: 'Weights, thresholds, and the one signature a bookkeeper should have.' }],
};
