import type { DemoArticle } from '../demoContent.schema.ts';

export const searchingALedgerWithoutReadingAllOfIt: DemoArticle = {
  slug: 'searching-a-ledger-without-reading-all-of-it',
  title: 'Searching a ledger without reading all of it',
  excerpt: 'Three ways to find the four blocks that matter among thirty-nine million, and what each forgets.',
  lead: 'A ledger is kept in the order in which things happened, and nobody asks in that order. Three ways to find the four blocks that matter among thirty-nine million, and what each of them forgets.',
  date: '2026-11-12T08:00:00Z',
  preview: { $picture: 'article-bloom' },
  category: 'search',
  second_categories: ['blog', 'web-development'],
  tags: ['flow', 'ethereum', 'typescript'],
  head: {
    title: 'How to search a ledger: filters, ranges, indexes',
    description:
      'Why bloom filters have filled up, what an access node answers in ranges of 250 blocks, and an indexer that can be stopped at any line.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
Flow makes a block about every eight tenths of a second. In a year that is some 39 million. A customer writes that in
spring she sold a ticket and the money never came, and somewhere in the ledger there are four blocks that tell the
story. A ledger is a diary. It can be read from the front, and that is the one way in which nobody ever wants to read
it.

## The filter that filled up

Ethereum had an answer from the first day. Each block carries a field of 2,048 bits, and each address and topic that
appears in the block's logs sets three of them. Whoever searches for an address looks at its three bits in each header.
If one of them is zero, the block can be skipped with certainty. If all are one, it has to be opened, perhaps for
nothing.

*Blocks opened for nothing, computed from three bits in 2,048*

| Entries in the block's logs | Bits set | Opened for nothing |
|---:|---:|---:|
| 50 | 7 % | 0.04 % |
| 200 | 25 % | 1.6 % |
| 500 | 52 % | 14 % |
| 1,000 | 77 % | 45 % |
| 2,000 | 95 % | 85 % |

The design was made for the first two rows. A busy block today is in the last two, and a filter that says "perhaps" to
six blocks out of seven has stopped filtering. It still costs 256 bytes in each header. There are proposals to replace
it, and others to stop filling it.

> [!NOTE]
> A filter cannot say yes. It can say no, and its worth is how often it does.

## Two hundred and fifty at a time

Flow never had such a field. An access node is asked for events of one type in a range of heights, and answers up to
250 blocks in a call, unless its operator has set another limit. The type is the whole name of the event, with the
address of the contract in it, so one asks for all sales of tickets, not for those of one customer.

\`\`\`typescript salesBetween.ts {6}
const sold = 'A.9eca2b38b18b5dfe.Tickets.Sold';

export async function* salesBetween(first: number, last: number) {
  for (let start = first; start <= last; start += 250) {
    const end = Math.min(start + 249, last);
    const response = await fcl.send([fcl.getEventsAtBlockHeightRange(sold, start, end)]);
    yield* await fcl.decode(response);
  }
}
\`\`\`

A day is 108,000 blocks, so it takes 432 calls. At thirty calls a second that is under fifteen seconds. A spring takes
twenty-two minutes, which is good enough for a customer who has written a letter, and not for one who is looking at a
spinning circle.

There is a second limit, and people meet it late. Events are found by height, and a node that began with a recent
state has none from before. Older ones have to be asked of a node that kept them. Find out on the first day which
heights your node can answer for, because not every client tells a range that was refused from one in which nothing happened.
`,
    },
    {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'Ask your ledger one question',
      description:
        'Send the question that takes you longest. You get back how it would be answered in a second, and what that costs.',
      buttonText: 'Send a question',
      href: '#contact-form',
      image: { $picture: 'article-audit' },
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## Read it once, in order, and write down where you are

The third way is to read everything once, keep what will be asked for, and from then on read what is new. That is an
indexer. Each team writes one, and each makes the same three mistakes.

1. **It forgets where it was.** The events are stored, then the height is stored, and between the two the power fails.
2. **It counts twice.** After the restart the last range is read again, and each sale in it is there twice.
3. **It believes too early.** A block that is not final is stored, and then it never happened.

All three are settled by one rule: the events of a range and the height at which the range ends are written in one
transaction of the database, and only for blocks that are sealed.

\`\`\`typescript indexRange.ts {3-4,8}
export async function indexRange(db: Database, ledger: Ledger): Promise<number> {
  return db.transaction(async (tx) => {
    const { height } = await tx.one('select height from progress for update');
    const sealed = await ledger.latestSealedHeight();
    const end = Math.min(height + 250, sealed);
    if (end <= height) return height;
    for (const sale of await ledger.sales(height + 1, end)) await tx.insertSale(sale);
    await tx.run('update progress set height = $1', [end]);
    return end;
  });
}
\`\`\`

The program can be stopped at any line. If it stops before the end, neither the sales nor the height have been written.
The lock on the single row keeps a second copy of it from working on the same range, which happens on the day somebody
starts one "just to be safe".

*Four questions of a ticketing platform, in seconds*

| Question | By range | By index |
|---|---:|---:|
| This transaction | 0.1 | 0.1 |
| All sales of yesterday | 15 | 0.02 |
| All sales of one customer | 5,300 | 0.01 |
| Tickets sold above the printed price | not possible | 0.3 |

The last row cannot be asked of the ledger, because the printed price never was on it. An index can join.

## What an index owes its reader

An index is a copy, and it answers with the same confidence when it is an hour behind. Ours prints the height up to
which it has read below each answer. If the head of the chain is more than sixty blocks further, the line says so in
words.

It can also be wrong at full speed. So each night it is asked for ten thousand events, chosen at random, and each is
compared with what an access node says. In two years one differed. Somebody had corrected a spelling mistake in a
migration, by hand, with the intention of being helpful.

## The customer's four blocks

She had sold her ticket on the EVM side and looked for the money on the other. The four blocks were found in three
seconds, by a person on the phone who typed her address into a field. Then it took twenty minutes to explain what
they meant. We are working on the twenty minutes.
`,
    },
    {
      acf_fc_layout: 'short_link_block',
      label: 'Also',
      linkText: 'What people type into such a field, counted over a month',
      href: '/search/what-people-type-into-a-block-explorer',
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
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'causeway',
      description: 'An index of 412,000 crossings that is checked against both sides each night.',
      linkText: 'Read the case',
    },
  ],
};
