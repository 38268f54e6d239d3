import type { DemoArticle } from '../demoContent.schema.ts';

export const firstOfFortyOneAtTheLedgerWorksAwards: DemoArticle = {
  slug: 'first-of-forty-one-at-the-ledger-works-awards',
  title: 'First of 41 at the Ledger Works Awards',
  excerpt: 'Best infrastructure team 2026. The jury read code, which we recommend to juries.',
  date: '2026-06-18T08:00:00Z',
  preview: { $picture: 'news-award' },
  category: 'news',
  second_categories: [],
  tags: ['flow', 'canton-network'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
The Ledger Works Awards have a rule that we like: no slides. Each of the 41 teams hands in a repository, a runbook and
the name of a client who may be phoned. Seven jurors read for six weeks. In Copenhagen on Tuesday they named us
infrastructure team of the year.

What we had handed in was [Tidemark](/work/tidemark), with the permission of Northgate Clearing. The jury wrote two
pages. Half a page is praise for the tests of the validator, in which four of five nodes agree and the fifth is made to
do something strange. The rest is eleven findings, one of which is right and was fixed on Thursday.

Tomas Oyelaran, who wrote the validator, went to collect the prize and came back with a seal of brass, two kilograms,
without a stand. It keeps a door open in London. For the six weeks of reading nobody was paid, so we have sent each of
the jurors the thing that we are given when we read other people's code: a list of what they missed. It had one entry.
`,
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'tidemark',
      description: 'What the jury read: clearing between five ports on a chain of its own.',
      linkText: 'Read the case',
    },
  ],
};
