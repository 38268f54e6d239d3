import type { DemoArticle } from '../demoContent.schema.ts';
import { sumOf } from '../prices.ts';

export const ledgerNightComesBackToLondon: DemoArticle = {
  slug: 'ledger-night-comes-back-to-london',
  title: 'Ledger Night comes back to London',
  excerpt: 'On 4 March, 2027: three short talks on what Crescendo changed in our code, one long table, forty seats.',
  date: '2026-11-17T08:00:00Z',
  preview: { $picture: 'news-evening' },
  category: 'news',
  second_categories: [],
  tags: ['cadence', 'flow'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
The next Ledger Night is on Thursday, 4 March, 2027, in London, from six in the evening until half past nine. It has the shape it has always had: three talks of fifteen minutes, then one table for everybody.

The subject is what Crescendo changed in our code. That upgrade brought Cadence 1.0 to Flow in September 2024, and an
EVM beside it. Two and a half years are long enough to say which of the changes we would make again.

*The evening*

| Time | Who | About |
|---|---|---|
| 18:00 | the door | coats, and a name on a card |
| 18:30 | Tomas Oyelaran | A call that failed on the other side, and what came back |
| 18:50 | Grace Adeyemi | Two bills for storage, one before Crescendo and one after |
| 19:10 | Ruth Abelard | What an auditor reads first, with the names taken out |
| 19:40 | the table | what was not in the talks |

There are forty seats, and twenty-three are taken. Nothing is recorded, so that people can say what went wrong. It
is free, and nothing is given away except soup.
`,
    },
    {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'Keep a seat for me',
      description:
        'Tell us your name and who is coming with you. You hear within {answerTime} whether the seats are yours.',
      buttonText: 'Keep me a seat',
      href: '/events#seat',
      image: { $picture: 'news-watch' },
    },
  ],
};

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

export const twoApprenticesAndABench: DemoArticle = {
  slug: 'two-apprentices-and-a-bench',
  title: 'Two apprentices and a bench',
  excerpt:
    'Since September two people have been learning the trade in Baltimore. They began by breaking something that works.',
  date: '2026-09-02T08:00:00Z',
  preview: { $picture: 'news-bench' },
  category: 'news',
  second_categories: [],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
Lena Whitcombe was an electrician and Darius Poole kept the books of a bakery. On Tuesday both began a two-year apprenticeship in our Baltimore office. There are now 41 of us.

We had been asked for years why we only hire people who can do it already. The honest answer was that nobody had time to
show them. Nadia Castellan changed that by taking one day a week out of her calendar and writing *bench* over it. The bench
exists: three metres of oak from a closed sail loft, with two places and no phone.

They do not begin by writing code. For the first month each of them gets a system that works, on a network that belongs
to nobody, and breaks it in a way that the tests do not notice. Then they write the test. By Thursday Darius had found
that a sum agreed with itself although two entries were missing. He said that it had happened at the bakery too.

Both are paid from the first day, on the published scale. The next two places are for September 2027, and what we want
to read is a page about something that you repaired.
`,
    },
    {
      acf_fc_layout: 'link_block',
      title: 'How we decide whom to hire',
      description: 'Four steps from the letter to the contract, in two weeks.',
      href: '/careers',
    },
  ],
};

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

export const rotterdamHasMovedToTheBoompjes: DemoArticle = {
  slug: 'rotterdam-has-moved-to-the-boompjes',
  title: 'Rotterdam has moved to the Boompjes',
  excerpt: 'Same river, more desks. Post for Boompjes 40 arrives; so does post for the old address.',
  date: '2026-03-02T08:00:00Z',
  preview: { $picture: 'news-move' },
  category: 'news',
  second_categories: [],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
Since Monday our Rotterdam office is at Boompjes 40, 3011 XB. It is four hundred metres from where it was. Eleven people
walked over with their chairs, because the lift in the new building was being inspected and the van could not stop.

There are sixteen desks, so visitors from the other offices no longer sit in the kitchen. There are two rooms with
doors, one for phone calls and one for reading aloud, which is how we do the last round of an audit. The window of
the second looks out on the river, and each ship that passes costs about a minute of attention. We can live with that.

Hours and people are the same: nine to six, and Ines Halvorsen answers new enquiries within {answerTime}. If you have
an appointment, ring at the second bell. The first belongs to a notary, who is patient, and to whom we owe a cake.
`,
    },
    {
      acf_fc_layout: 'link_block',
      title: 'All five offices, with their hours in UTC',
      description: 'Addresses, phone numbers, and when somebody is awake.',
      href: '/contacts',
    },
  ],
};

export const twoLinesOfOurPriceListHaveChanged: DemoArticle = {
  slug: 'two-lines-of-our-price-list-have-changed',
  title: 'Two lines of our price list have changed',
  excerpt: 'One figure went up, one went down, and both for reasons that we can name.',
  date: '2026-01-12T08:00:00Z',
  preview: { $picture: 'news-prices' },
  category: 'news',
  second_categories: [],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
From today accounts and keys add ${sumOf('accounts-and-keys')} to a project, up from $24,000. The reason is recovery. In four of five
projects the part that lets people back in after they have lost a phone took longer than the part that lets them in, and
we had priced the second.

A bridge adds ${sumOf('bridge-development')}, down from $21,000. The harness that tests a crossing from both sides has become a
library, so nobody has to pay for its invention again.

All other lines stay. Offers already on somebody's table keep their figures for ninety days, as it says at the foot of each.
In the year just ended 71 per cent of what we invoiced was a fixed sum, 26 per cent lay within a range, and 3 per
cent lay above one and was worked at half of our rate.
`,
    },
    {
      acf_fc_layout: 'link_block',
      title: 'The services, with a price beside each',
      description: 'What it begins at, and what is in it.',
      href: '/services',
    },
  ],
};

export const whoIsAwakeBetweenTheYears: DemoArticle = {
  slug: 'who-is-awake-between-the-years',
  title: 'Who is awake over the holidays',
  excerpt: 'From 24 December to 1 January one office at a time keeps watch. Here is which, and how to reach it.',
  date: '2025-12-15T08:00:00Z',
  preview: { $picture: 'news-watch' },
  category: 'news',
  second_categories: [],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
From 24 December to 1 January our offices are closed, and the systems we look after are not. One office at a time keeps watch.

*The watch, all hours in UTC*

| Days | Office | Reached by |
|---|---|---|
| 24 and 25 December | Seattle | the number in your runbook |
| 26 to 28 December | Rotterdam | the number in your runbook |
| 29 and 30 December | New York | the number in your runbook |
| 31 December and 1 January | London | the number in your runbook |

New enquiries are answered from 2 January. If something that carries money stops, do not write: phone, even if you are not sure. In the last three years the watch was called nine times over these days. Five were false alarms, and each of
the five callers had done the right thing.
`,
    },
    {
      acf_fc_layout: 'link_block',
      title: 'Operation and care',
      description: 'What is watched, by whom, and what happens when a sum is wrong.',
      href: '/services/operation-and-care',
    },
  ],
};
