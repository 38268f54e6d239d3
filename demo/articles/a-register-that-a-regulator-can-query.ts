import type { DemoArticle } from '../demoContent.schema.ts';

export const aRegisterThatARegulatorCanQuery: DemoArticle = {
  slug: 'a-register-that-a-regulator-can-query',
  title: 'A register that a regulator can query',
  excerpt: 'Observer, query store, three views: how a supervisor asks the ledger itself and not the firm.',
  lead: 'A report says what the firm thought worth reporting. A supervisor who can query the register asks what it likes, when it likes. That takes one line in the contract and three decisions that are not technical.',
  date: '2026-09-09T08:00:00Z',
  preview: { $picture: 'article-query' },
  category: 'big-data',
  second_categories: ['blog', 'blockchain', 'digital-transformation'],
  tags: ['canton-network', 'daml'],
  head: {
    title: 'Giving a regulator a query, not a report',
    description:
      'How a supervisor reads a register on Canton: observer in the contract, a query store of its own, three views in SQL and a limit on each.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
Each month a fund sends its supervisor a file with forty columns, of which the supervisor reads six. When it needs a
seventh, somebody writes a letter, and in five weeks there is a file with forty-one columns. Both sides find this slow.
Neither would say so first.

On a ledger of which the supervisor is a reader, the letter is a query. That sounds like a gain for one side only, and
the fund that asked us to build it had a plain reason: the forty columns cost it two people.

## One line in the contract

On Canton a party that is named as observer of a contract receives it on its own node. Nobody sends anything at the end
of the month. The holding is created, and the supervisor has it in the same second as the holder.

\`\`\`daml Holding.daml {10}
template Holding
  with
    registrar : Party
    holder : Party
    supervisor : Party
    units : Int
    series : Text
  where
    signatory registrar
    observer holder, supervisor
    ensure units > 0
\`\`\`

The line is quickly written and hard to take back: each holding that was ever created under it has been shown. So the
first decision is which templates have the line. In this register the holdings have it, and the offers that holders
make each other do not. A supervisor that sees each offer sees intentions, and would have to answer for having seen
them.

## A store to ask

A participant node answers one party about its contracts. It is not made for "all series, by week, since 2024". Beside
the supervisor's node stands a query store, which follows the node and keeps contracts, choices and archives as rows in
PostgreSQL, with the fields in a column of JSON.[^1] From there on it is a database, and people know how to query one.

\`\`\`sql holdings_by_series.sql {4}
select payload->>'series'             as series,
       count(*)                       as holdings,
       sum((payload->>'units')::int8) as units
  from active('register:Register.Holding:Holding')
 group by 1
 order by 3 desc;
\`\`\`

> [!NOTE]
> The store holds what the node may see, and no more. A missing right cannot be fixed with a join.

We put three views in front of it, because three is what was asked for in a year.

*What the supervisor asks, and how long it takes over 1.1 million holdings and 9.4 million past ones*

| View | Question | Seconds |
|---|---|---:|
| holdings_now | who holds what, at the last block | 0.4 |
| holdings_on(day) | who held what on a given day | 2.1 |
| moves(holder) | what one holder did, in order | 0.2 |

The second is the one that a monthly file cannot give, unless the day happens to be the last of a month. It is computed
from creations and archives, each of which has its time, and not from copies of the state. The first version kept
a copy for each day. It was faster, 90 GB large, and once wrong.

[^1]: The Participant Query Store. Names of its functions and columns differ between versions; the query is for the
version that we ran in August 2026.
`,
    },
    {
      acf_fc_layout: 'short_link_block',
      label: 'Also',
      linkText: 'The same register as a folder of files, for an auditor',
      href: '/insights/a-register-your-auditor-can-read-without-us',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## Three decisions that are not technical

**Names.** The register knows holders by a number. The table that turns numbers into names is the registrar's, and the
supervisor asks for single rows of it, with a reason, as before. Nobody had to change a law for the query to begin.

**Time.** The fund wanted a delay of a day, so that it could find its own errors first. The supervisor wanted none. They
agreed on none, and on a reason in each correction. In the first quarter there were 212 corrections, in the second 31.
Nothing improves a register like a reader.

**Questions.** The store keeps a log of who asked what, and both sides can read it. This was the supervisor's own wish.
A question can be a rumour, if it is known that it was asked of one firm and not of the others, so the log does not
leave the two of them.

### What the fund no longer does

The file with forty columns is still made. It has an article in a regulation, and regulations do not read query stores.
It is now made from the store, by the supervisor's own script, and the fund signs it. What took two people eight days a
month takes one person a morning, most of which is the signing.
`,
    },
    {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'Why not give the supervisor a login to our system?',
          description:
            'Because then it sees what your system shows. The point of its own node is that you cannot choose, afterwards and in good faith, which rows it gets.',
          isOpen: true,
        },
        {
          title: 'What if there are several supervisors?',
          description:
            'Each is a party, and each template names those that it concerns. The holding above would have a list. Two supervisors of one holding do not see each other’s other holdings.',
        },
        {
          title: 'Can the same be done on a public ledger?',
          description:
            'There everybody is an observer, the supervisor among them, and it needs only an indexer. What it lacks is the right to see what others may not, because there is nothing of the kind.',
        },
      ],
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## The first question

We had prepared for concentration limits, for related parties and for trades before announcements. The first query that
came through the door, at nine in the morning on the first day, was a count of all holdings. The supervisor compared it
with the file of the month before. It was higher by one.

The one was right. It had been missing from the file since 2019.
`,
    },
    {
      acf_fc_layout: 'articleSeries',
      title: 'A series in three parts: reading a ledger',
      articleSlugs: [
        'a-register-your-auditor-can-read-without-us',
        'a-register-that-a-regulator-can-query',
        'searching-a-ledger-without-reading-all-of-it',
      ],
    },
    {
      acf_fc_layout: 'link_block',
      title: 'Where one register has many readers',
      description: 'Banks, funds and their supervisors: what we have built for them.',
      href: '/industries/fintech-banking',
    },
  ],
};
