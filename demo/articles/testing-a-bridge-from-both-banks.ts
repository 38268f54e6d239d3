import type { DemoArticle } from '../demoContent.schema.ts';

export const testingABridgeFromBothBanks: DemoArticle = {
  slug: 'testing-a-bridge-from-both-banks',
  title: 'Testing a bridge from both banks',
  excerpt: 'One harness, two virtual machines, and a clock that can be stopped.',
  date: '2026-09-18T08:00:00Z',
  preview: { $picture: 'article-bridge' },
  category: 'blockchain',
  second_categories: ['blog'],
  tags: ['cadence', 'solidity', 'flow', 'ethereum'],
  layout: [{ acf_fc_layout: 'textbox', text: 'One harness, two virtual machines, and a clock that can be stopped.' }],
};
