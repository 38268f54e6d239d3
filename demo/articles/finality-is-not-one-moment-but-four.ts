import type { DemoArticle } from '../demoContent.schema.ts';

export const finalityIsNotOneMomentButFour: DemoArticle = {
  slug: 'finality-is-not-one-moment-but-four',
  title: 'Finality is not one moment but four',
  excerpt: 'Collected, ordered, computed, sealed: which of them your cashier should wait for.',
  lead: 'A payment on Flow passes four kinds of nodes, and each of them makes one thing certain. The till should know which of the four it is waiting for.',
  date: '2026-10-21T08:00:00Z',
  isPopular: true,
  writtenBy: 'tomas-oyelaran',
  preview: { $picture: 'article-finality' },
  category: 'blockchain',
  second_categories: ['blog'],
  tags: ['typescript', 'flow'],
  head: {
    title: 'Finality on Flow: four moments, and what each is worth',
    description:
      'Collected, ordered, computed, sealed: what is certain after each, how many seconds it takes, and which of them a till should wait for.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
A museum shop that we work for takes payments in a stablecoin. The till showed a green tick when the transaction was
“confirmed”, and the shop had been told that this takes about ten seconds. On a Saturday in May the queue reached the
door. Somebody changed the till so that it showed the tick after three seconds instead, and the queue was gone.

Nothing was stolen. But for two weeks the till had said “paid” about payments of which one thing was known: that they
would be looked at. Two of them failed afterwards, for want of funds, with the poster already in the tube.

The person who made the change had not been careless. The word “confirmed” had been careless. On Flow there are four
moments which could be meant by it.

## Four kinds of nodes, four things certain

Flow divides the work that other chains give to every node. Collection nodes gather transactions, consensus nodes
[put them in order](/blockchain/counting-to-consensus-with-five-tally-marks), execution nodes compute what they do, and verification nodes check the computing. A transaction is
handed from one kind to the next, and after each the list of what can still happen becomes shorter.

*What is certain after each step, and what is not*

| Step | Status | Certain from now on | Still open |
|---|---|---|---|
| Collected | pending | It is well formed, and a cluster of collection nodes keeps it | Whether a block takes it |
| Ordered | finalized | Its place in the chain, for good | What it does there |
| Computed | executed | What one execution node says it did | Whether the others agree |
| Sealed | sealed | The result, checked and signed into a later block | Nothing |

> [!NOTE]
> Sealed is not the same as successful. A payment that fails for want of funds is sealed as having failed.

Look at the second line. A transaction in a finalized block cannot be dropped, doubled or put behind another. It may
all the same fail, because nobody has run it yet: order comes before meaning. That was the moment at which the quick
till lit its tick.

The third line is the one that is easily misread. The result is there, with its events, and it is nearly always the
one that will be sealed. It is also one party’s word. An execution node has computed it and put its stake behind the
receipt; the verification nodes have not yet recomputed their share of it.

## How long the steps take

We logged five thousand payments of the museum shop over a month, from the tap to each status, at the
till’s own clock.
`,
    },
    {
      acf_fc_layout: 'Imagebox',
      image: { $picture: 'figure-finality' },
      narrow: { $picture: 'figure-finality-upright' },
      caption:
        'Median seconds from the tap to each status, 5,000 payments. The last bar is the one that nobody can take back.',
      ground: 'water',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
*Seconds from the tap to the status, 5,000 payments in June 2026*

| Status | Median | 95 of 100 within | Slowest |
|---|---:|---:|---:|
| Pending | 0.9 | 1.8 | 6.1 |
| Finalized | 3.1 | 4.9 | 11.7 |
| Executed | 4.4 | 7.2 | 19.0 |
| Sealed | 9.6 | 15.3 | 48.2 |

Between executed and sealed lie about five seconds. In a shop they are long: the customer has put the phone away and
looks at you. In an office they are nothing. The whole decision is about those five seconds, and about who carries
the risk while they pass.

### What the risk consists of

Between finalized and executed the risk is ordinary and large: payments fail. In our month 23 of 5,000 did, each for a
reason that a shop meets every day. A tick at *finalized* would have been wrong 23 times.

Between executed and sealed the risk is of another kind. For the result to change, an execution node has to publish a
false receipt, with its stake behind it, and be caught. In our log the executed and the sealed result were the same
5,000 times. We do not write zero for the chance of it, because 5,000 is a small number. We write down what it would
cost: one poster.

## A rule for the till

So the question is not how fast finality is. It is what you hand over, and whether you can get it back.

*What we set in the shop’s till*

| Handed over | Wait for | Because |
|---|---|---|
| A poster, a coffee | executed, from two access nodes | The loss is one item, and both would have to be wrong |
| A ticket with a name on it | executed, then mark it valid when sealed | It can be made void at the gate |
| A print for $1,900 | sealed | It leaves in a tube and does not return |
| A refund or a transfer onwards | sealed | What you pay out cannot be made void |

The second line is our favourite, since it separates the customer’s wait from the shop’s. The visitor sees the ticket
after four seconds; the gate admits it after ten; between the two lies a walk across the court.

In code it is two lines instead of one. The Flow client library reports each status as it comes.

\`\`\`typescript till.ts {4,7}
import * as fcl from '@onflow/fcl';

export async function settle(transactionId: string, till: Till) {
  const computed = await fcl.tx(transactionId).onceExecuted();
  till.hand(ticketFrom(computed.events));

  const sealed = await fcl.tx(transactionId).onceSealed();
  till.admit(ticketFrom(sealed.events));
}
\`\`\`

Both calls throw when the transaction has failed, which is the case that the quick till did not have a lamp for. It
has one now. It is amber and says “not paid”, and the word “confirmed” is nowhere on the screen.
`,
    },
    {
      acf_fc_layout: 'faq',
      heading: 'Asked at the till',
      items: [
        {
          title: 'Can a transaction disappear after it was collected?',
          description:
            'Yes, by growing old. A transaction names a recent block, and if no collection with it is finalized within 600 blocks of that one, it expires. The till should then say so and offer to try again; a second try cannot pay twice, because both use the same sequence number.',
          isOpen: true,
        },
        {
          title: 'Does the EVM side of Flow have other moments?',
          description:
            'No. An EVM transaction on Flow is carried inside a Flow transaction and passes the same four steps. Counting twelve confirmations, as one does elsewhere, makes the customer wait and nobody safer.',
        },
        {
          title: 'Why ask two access nodes?',
          description:
            'An access node passes on what an execution node told it. Two that are run by different operators, and that read from different execution nodes, have to be wrong in the same way at the same time.',
        },
      ],
    },
    {
      acf_fc_layout: 'otherArticles',
      heading: 'Written nearby',
      articleSlugs: ['counting-to-consensus-with-five-tally-marks', 'testing-a-bridge-from-both-banks'],
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## What the word is for

Lawyers use “final” for the moment after which nobody is asked again. Engineers use it for the moment after which the
machine will not change its mind. Shopkeepers mean the moment at which they may let go of the thing. These are three
questions, and a chain that does its work in steps can answer each of them at its own step.

The shop’s manager put it on a card beside the till, for the weekend staff: *Four seconds for paper. Ten for anything
in a tube.*
`,
    },
  ],
};
