import type { DemoArticle } from '../demoContent.schema.ts';

export const resourcesForPeopleWhoThinkInRows: DemoArticle = {
  slug: 'resources-for-people-who-think-in-rows',
  title: 'Resources for people who think in rows',
  excerpt: 'A vault is not a column. Six queries, and what replaces each.',
  date: '2026-10-14T08:00:00Z',
  preview: { $picture: 'article-rows' },
  category: 'web-development',
  second_categories: ['blog', 'blockchain'],
  tags: ['cadence', 'flow'],
  layout: [{ acf_fc_layout: 'textbox', text: 'A vault is not a column. Six queries, and what replaces each.' }],
};
