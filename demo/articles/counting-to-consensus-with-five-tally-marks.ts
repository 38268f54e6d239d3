import type { DemoArticle } from '../demoContent.schema.ts';

export const countingToConsensusWithFiveTallyMarks: DemoArticle = {
  slug: 'counting-to-consensus-with-five-tally-marks',
  title: 'Counting to consensus with five tally marks',
  excerpt: 'Why two thirds, and why the fifth stroke is drawn across.',
  date: '2026-10-02T08:00:00Z',
  preview: { $picture: 'article-consensus' },
  category: 'blockchain',
  second_categories: ['blog', 'insights'],
  tags: ['flow'],
  layout: [{ acf_fc_layout: 'textbox', text: 'Why two thirds, and why the fifth stroke is drawn across.' }],
};
