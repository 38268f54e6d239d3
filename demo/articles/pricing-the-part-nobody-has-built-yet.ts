import type { DemoArticle } from '../demoContent.schema.ts';

export const pricingThePartNobodyHasBuiltYet: DemoArticle = {
  slug: 'pricing-the-part-nobody-has-built-yet',
  title: 'Pricing the part nobody has built yet',
  excerpt: 'A fixed sum for what is known, a range for the rest, and the reasons for its width.',
  lead: 'A fixed sum for what is known, a range for the rest, and the reasons for its width. Here is such an offer, line by line, and what became of the thirty-one that we have closed.',
  date: '2026-07-23T08:00:00Z',
  isFeatured: true,
  preview: { $picture: 'article-pricing' },
  category: 'insights',
  second_categories: ['blog'],
  tags: [],
  head: {
    title: 'How we price what nobody has built yet',
    description:
      'An offer with two fixed lines and two ranges, the question behind each width, and how 31 closed projects compare with what we had said.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
A price for software is a sentence about the future, and there are two ways to make it sound certain. One is to add a
third to everything and call it fixed. The other is to name a low figure and discover the rest together. In the first
the client pays for our fear, in the second for our manners.

We do a third thing. It takes longer to explain, which is why this article exists.

## An offer, line by line

A land fund wants its register of holders on a ledger. It has a register already, in a system from 2009. It has a
custodian, and the custodian has an interface, of which we have seen the cover page.

*Offer to a land fund, March 2026, in dollars*

| Part | From | To | Known from |
|---|---:|---:|---|
| Contracts of the register | 34,000 | 34,000 | six of the kind, since 2021 |
| Accounts and keys | 26,000 | 26,000 | our price list |
| Connection to the custodian | 18,000 | 41,000 | its cover page |
| Moving the old register | 9,000 | 24,000 | twenty rows of a sample |
| Together | 87,000 | 125,000 | |

Two lines have one figure. We have built that part several times, we know what it weighs, and if we are wrong it is
our loss. Two lines have a range, and both ranges have a question in them.

> [!NOTE]
> The width of a range says what we do not know. It does not say how brave we are.

## Each width is a question

If nobody can name the question, the range is fear and should not be in the offer. If somebody can, the next thing to
ask is who knows the answer and what it would cost to get it.

*The two ranges, and the questions behind them*

| Question | Who knows | Cost of asking | Range before | Range after |
|---|---|---:|---:|---:|
| Does the custodian report each trade, or a total at night? | its integration desk | two emails | 23,000 | 9,000 |
| Can a report be asked for again? | its test system | two days | 9,000 | 3,000 |
| How many holders have two records? | the old register | a query | 15,000 | 4,000 |

The first question cost two emails and took $14,000 off the width. It was also the better half of the decision, because
a total at night would have meant another design: with totals you reconcile, with trades you settle. We would have
found out in week seven.

The second question needed somebody to sit at the custodian's test system for two days. We put it into the offer as a
line of its own, at $3,200, payable whether or not the project goes on. The client bought the answer and then the
project. It has happened that a client bought the answer and stopped, and each of them has come back with another
question since.
`,
    },
    {
      acf_fc_layout: 'quote',
      text: 'Nobody had ever shown me what they did not know, with a price on it. I sent it straight to our board.',
      name: 'Annelie Brandt',
      jobTitle: 'General counsel, Kestrel Land Fund',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## What does not belong in a range

Some things are uncertain and have no question behind them. An engineer breaks an arm. A library changes under us. We
were wrong about something we thought we knew. These are our business, and they are in the fixed figures, as they are
in the price of bread.

Other things are uncertain and belong to the client. If the fund decides in May to admit a second kind of share, that
is a new part with a new line. It is not what the range was for, and both sides are better off if that is said in
March.

- **In the fixed sum:** our illness, our errors, our tools.
- **In the range:** a named fact about the world that somebody can look up.
- **In neither:** a wish that nobody has had yet.

## What happens at the edges

A range is worth little if nothing happens at its ends. Ours come with three sentences, and they are in the contract.

1. Below the lower figure we invoice what it took, and the rest stays with the client.
2. Between the two we invoice what it took, and each week's report says where we stand.
3. Above the upper figure we work at half of our rate until it is done.

The third sentence is the one that lawyers ask about. It is not there to punish us. At half rate we lose money on each
day, slowly enough to finish the work properly, and fast enough to look for the next such question earlier.
`,
    },
    {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'Why not a fixed price for all of it?',
          description:
            'You can have one. It is the upper figure of each range and a little more, because then you do not care what the answer is and nobody goes to find it.',
          isOpen: true,
        },
        {
          title: 'Why not by the hour from the start?',
          description:
            'Because then the part that we know well has no price either, and it is the larger one. In the offer above, $60,000 of the $125,000 at most are certain.',
        },
        {
          title: 'Who decides whether a question is answered?',
          description:
            'Whoever asked it writes the answer down in one sentence, and both sides initial it. The range is then redrawn in the offer, with the old one struck through and still legible.',
          list: ['The question', 'The answer, with its source', 'The new figures', 'Two initials'],
        },
      ],
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## Thirty-one offers later

Since 2021 we have closed thirty-one projects that had at least one range. This is where they ended, ranges only,
without what was ordered later.

*Where the final sum lay*

| Final sum | Projects | What we learned |
|---|---:|---|
| Below the range | 2 | we had asked too few questions, and were lucky |
| In its lower half | 15 | the question had a friendly answer |
| In its upper half | 11 | the question had the other one |
| Above the range | 3 | see below |

A method that was unbiased would have the two halves alike, and ours nearly are. A method that was safe would have
nothing above the range. Three of thirty-one is one in ten, and two of these three had the same cause: the question was
right and we asked the wrong person. A sales engineer said that a report could be asked for again. It could, by phone.

The third was a migration. Our sample had twenty rows, the client had chosen them, and they were the twenty that the
client was proud of. Samples are now drawn by row number, by us, in the meeting.

### The figure we do not have

What we cannot measure is how many clients went elsewhere because somebody offered one figure. The offers that we lose
are rarely explained. Twice we have been told that our upper figure was too high, and that the other offer was lower
and fixed.

One of the two has since asked us what it would cost to take over a project that is half built. That has
a fixed price: two weeks of reading, $8,000. We had built that part before.
`,
    },
    {
      acf_fc_layout: 'link_block',
      title: 'What each part costs when it is known',
      description: 'The services with a price or a period beside each, and what is in it.',
      href: '/services',
    },
    {
      acf_fc_layout: 'otherArticles',
      heading: 'Also without code',
      articleSlugs: ['paper-first-then-the-ledger', 'a-register-your-auditor-can-read-without-us'],
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'tidemark',
      description: 'Fixed in phases, $410,000 over fourteen months, with one range in the first phase.',
      linkText: 'Read the case',
    },
  ],
};
