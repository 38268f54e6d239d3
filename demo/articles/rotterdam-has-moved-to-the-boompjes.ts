import type { DemoArticle } from '../demoContent.schema.ts';

export const rotterdamHasMovedToTheBoompjes: DemoArticle = {
  slug: 'rotterdam-has-moved-to-the-boompjes',
  title: 'Rotterdam has moved to the Boompjes',
  excerpt: 'Same river, more desks. The post for Boompjes 40 arrives; the post for the old address does too.',
  date: '2026-03-02T08:00:00Z',
  preview: { $picture: 'industry-supply' },
  category: 'news',
  second_categories: [],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: 'Same river, more desks. The post for Boompjes 40 arrives; the post for the old address does too.',
    },
  ],
};
