import type { DemoArticle } from '../demoContent.schema.ts';

export const paperFirstThenTheLedger: DemoArticle = {
  slug: 'paper-first-then-the-ledger',
  title: 'Paper first, then the ledger',
  excerpt: 'Two sheets, a pencil and the people who do the work. One enquiry in three ends there, and should.',
  lead: 'Before we write a line we play the new register on paper for a day, with the people who will use it. One enquiry in three ends on that day, which is the cheapest place for it to end.',
  date: '2026-04-21T08:00:00Z',
  isPopular: true,
  preview: { $picture: 'article-paper' },
  category: 'digital-transformation',
  second_categories: ['blog', 'insights'],
  tags: [],
  head: {
    title: 'Play the register on paper before you build it',
    description:
      'A day with two sheets of paper and the people who do the work: how we find out whether a ledger is needed, and what it would have to refuse.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
Ostler Pharmacies came to us for a blockchain. Ninety branches sent medicines to each other, a tenth of the transfers
were disputed, and somebody on the board had read that a shared ledger ends disputes. It does, if the dispute is about
what the record says.

We asked for a room, a roll of paper and six people who sign for parcels. Nobody above the rank of a branch manager.

## The game

On one sheet we draw what exists: accounts, things, and who may move them. On the other, what happens: a list of moves,
one a line. Coins stand for things. Somebody plays each party, with a badge. Then we take last month's paper, draw
forty real transfers by lot, half of them from those that were disputed, and play them.

1. A move is made by the person whose badge may make it, and by no one else.
2. A coin is in one place. Whoever wants to write that it is in two may try.
3. When somebody says "in that case we phone", the game stops and the call is written down.
4. What the sheets cannot express is put into a box marked *other*, with its piece of paper.

It is slow and a little embarrassing for the first half hour. By eleven the people with the badges have begun to
quarrel about the rules, and from then on we only have to write.

> [!NOTE]
> The box marked other is the specification. What is on the sheets was known already.

## What the forty transfers showed

*Forty transfers, drawn by lot, and what each of them needed*

| What it needed | Transfers | Would a shared ledger help? |
|---|---:|---|
| Nothing: it went as written | 22 | it would not hurt |
| A second look at the box on arrival | 11 | no |
| A signature that was given by phone | 4 | a signed log would |
| A correction after the books were closed | 2 | yes, a little |
| Two branches both claimed the parcel | 1 | yes |

Eleven of the eighteen that did not go as written were about what was in the box. The record said twenty packs, the box held eighteen, and
both branches had the same record. No ledger can open a box. What helped was a scale at the counter, at 140 euros, and a
rule that a parcel is weighed when it leaves and when it comes.

For the four with the phone we built a log in which each entry is signed and names the one before it, on two
servers that the company already had. It took five weeks. It is not a blockchain, except in the sense in which a ledger
of 1490 was one.
`,
    },
    {
      acf_fc_layout: 'quote',
      text: 'We came for a blockchain and left with ninety scales. I had to explain that to the board, and it took one slide.',
      name: 'Marcus Thewlis',
      jobTitle: 'Director of IT, Ostler Pharmacies',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## When the game goes on

Two in three do go on, and then the paper has done another kind of work. Northgate played clearing between five ports
for two days. By the second afternoon each port had refused, in the game, to do something that its own manual told it
to do, because the others would have seen a customer's name. These refusals became the rules about who sees what, and
they were written in the words of the people who had refused.

Three signs tell us that a shared ledger is worth its price.

- Several parties write, and none of them would accept that another keeps the book.
- The quarrel is about the record and not about the world.
- What must not happen can be said in a sentence, and the sentence would hold for all of them.

If one of the three is missing, a database with a good log does the same for a fifth of the money. If two are missing,
the problem is usually a form.

### What the paper is bad at

It knows nothing about speed. Forty transfers a day feel like work for six people, and the real number may be forty a
second. It is also too kind: nobody cheats in front of colleagues. So we play one more round in which each badge gets a
card with a private instruction, such as *you will be sold next week, and would like your books to look full*. That
round has found more than some audits.

## What is left in the room

The sheets are photographed and then stay with the client. At one of them they hang behind glass in the corridor, and
new people are led past. The box marked other is not exhibited. It went to us, it had thirty-one pieces of paper in it,
and the last one was ticked in the week before the launch. It said: *what if Agnes is ill?*
`,
    },
    {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'What does the day cost?',
          description:
            'Nothing before a contract, if it takes place at one of our offices and is one day. We would rather lose a day than sixteen weeks.',
          isOpen: true,
        },
        {
          title: 'Who should be in the room?',
          description: 'People who sign for things, and one who may decide. Six to eight.',
          list: [
            'From each party, somebody who does the work',
            'One person who may change a rule',
            'No supplier, us excepted',
          ],
        },
        {
          title: 'Can it be done on a screen?',
          description:
            'We tried in three projects. People type what they are asked and nobody quarrels, so the box stays empty.',
        },
      ],
    },
    {
      acf_fc_layout: 'link_block',
      title: 'How an engagement begins',
      description: 'From the first call to the first fixed sum, with who decides what at each step.',
      href: '/engagement-models',
    },
    {
      acf_fc_layout: 'otherArticles',
      heading: 'After the paper',
      articleSlugs: ['pricing-the-part-nobody-has-built-yet', 'the-day-the-spreadsheet-closed'],
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'tidemark',
      description: 'Two days on paper, fourteen months of work, and five ports that agree.',
      linkText: 'Read the case',
    },
  ],
};
