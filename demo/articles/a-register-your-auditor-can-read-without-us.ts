import type { DemoArticle } from '../demoContent.schema.ts';

export const aRegisterYourAuditorCanReadWithoutUs: DemoArticle = {
  slug: 'a-register-your-auditor-can-read-without-us',
  title: 'A register your auditor can read without us',
  excerpt: 'What we put into the export so that the call to us is not needed.',
  date: '2026-08-29T08:00:00Z',
  preview: { $picture: 'article-register' },
  category: 'insights',
  second_categories: ['blog', 'digital-transformation'],
  tags: [],
  layout: [{ acf_fc_layout: 'textbox', text: 'What we put into the export so that the call to us is not needed.' }],
};
