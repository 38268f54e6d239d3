import type { DemoArticle } from '../demoContent.schema.ts';

export const whatALanguageModelMayNotKnowAboutYourLedger: DemoArticle = {
  slug: 'what-a-language-model-may-not-know-about-your-ledger',
  title: 'What a language model may not know about your ledger',
  excerpt: 'Answers may leave the building. Records may not. Where we draw the wall, and how we test it.',
  date: '2026-08-11T08:00:00Z',
  preview: { $picture: 'article-model' },
  category: 'ai',
  second_categories: ['blog', 'big-data'],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: 'Answers may leave the building. Records may not. Where we draw the wall, and how we test it.',
    },
  ],
};
