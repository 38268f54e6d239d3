import type { DemoArticle } from '../demoContent.schema.ts';

export const ourAuditReportHasAnEmptyForm: DemoArticle = {
  slug: 'our-audit-report-has-an-empty-form',
  title: 'Our audit report, without the findings',
  excerpt: 'We have published the empty form of our reports, so that others can fill it in or find fault with it.',
  date: '2026-04-09T08:00:00Z',
  preview: { $picture: 'news-form' },
  category: 'news',
  second_categories: [],
  tags: ['cadence', 'solidity'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
Anybody can now read the form that our audit reports have had since 2023. It has nine pages and no findings in it.
The first page says what was read, to the character. The second says what was not read, and who could answer instead. That page is why we publish it: three clients have told us that they had never seen one.

The form may be used without asking, by competitors too. We would like to hear of it when somebody finds a sentence in
it that promises more than a reader of code can keep. The first was found before noon, on page six, by our own
bookkeeper, and has been struck out.

It comes with the list of what to prepare before an audit begins, which is the better half. A team that has worked
through the nineteen points needs about two days less of us, and pays for two days less.
`,
    },
    {
      acf_fc_layout: 'downloadPDFForm',
      title: 'What to prepare for an audit',
      description: 'Nineteen points, with the tables of the report, empty, behind them.',
      fileNote: 'PDF, 3 pages, 20 kB, English',
      buttonText: 'Send me the PDF',
      document: 'audit-preparation-list',
      formId: 'article-file',
    },
  ],
};
