import type { DemoArticle } from '../demoContent.schema.ts';

export const thirtyPeopleReadTwoAuditReports: DemoArticle = {
  slug: 'thirty-people-read-two-audit-reports',
  title: 'Thirty people read two audit reports',
  excerpt: 'Ledger Night in Rotterdam: what was read aloud, what was argued about, and how much of the soup was left.',
  date: '2026-09-28T08:00:00Z',
  preview: { $picture: 'news-reading' },
  category: 'news',
  second_categories: [],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
On Thursday, 24 September, all thirty seats of Ledger Night in Rotterdam were taken, and two auditors read from their own
reports. The clients had agreed, and one of them sat in the second row.

The rule of the evening was that a finding is read aloud before its answer, and the room votes on how bad it is. The
room was kinder than the auditors in six cases of nine. In one it was harsher: a contract that could not be stopped,
which the report calls a property and eleven people called a fault. The argument about it lasted until the table was
laid, and then went on at the table.

Ruth Abelard's closing remark was that both reports had been right and that only one had been read. Thirty portions of
soup had been made, and two were left. The next evening is in London in March.
`,
    },
    {
      acf_fc_layout: 'short_link_block',
      label: 'Also',
      linkText: 'What an audit reads, and what it cannot',
      href: '/insights/what-an-audit-reads-and-what-it-cannot',
    },
  ],
};
