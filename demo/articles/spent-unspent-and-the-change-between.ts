import type { DemoArticle } from '../demoContent.schema.ts';

export const spentUnspentAndTheChangeBetween: DemoArticle = {
  slug: 'spent-unspent-and-the-change-between',
  title: 'Spent, unspent, and the change between',
  excerpt:
    'Cardano has no balances, only outputs that nobody has spent yet. What that does to a design, and to the order in which people stand in line.',
  date: '2026-09-05T08:00:00Z',
  isPopular: true,
  preview: { $picture: 'article-unspent' },
  category: 'ada',
  second_categories: ['blog', 'blockchain'],
  tags: ['plutus', 'cardano'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
You pay for a coffee at four with a note of ten and receive a coin of five and another of one. The note is gone. You
did not subtract four from it; nobody has ever written on a note. One thing went in, three came out, and the sum on
both sides is the same.

Cardano keeps its books like that. There are no balances in the ledger. There are outputs, each with an address, a
value, and perhaps a datum, and each is either unspent or spent. A balance is what a wallet calculates when it adds up
the unspent outputs at your addresses, to spare you the notes and coins.

We had built on accounts for nine years before we built on outputs. These are the four things we had to unlearn.

## A transaction is a finished page

On an account ledger a transaction is an instruction: take four from A. What it does depends on what A has when it is
carried out, and on who was quicker.

On Cardano a transaction names the outputs it consumes and states in full the outputs it creates. There is nothing left
to compute about the result. If the inputs are still unspent, the page goes into the book as it was written; if one of
them has gone, the page is void, and costs nothing.
`,
    },
    {
      acf_fc_layout: 'Imagebox',
      image: { $picture: 'figure-outputs' },
      narrow: { $picture: 'figure-outputs-upright' },
      caption:
        'Two outputs are consumed, three are made, and the fee is the difference. Dashed: spent, and never spent again.',
      ground: 'paper',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
So the fee is known before it is paid, to the lovelace. It follows from the size of the page and from the steps its
scripts will need, and those steps will be the same on the validator’s machine as they were on yours. We quote fees to
clients in a contract. We have not dared to do that elsewhere.

## A script says no

The *extended* in extended UTXO is two things: an output may sit at the address of a script, and it may carry data.

To spend such an output, the transaction brings a redeemer. The script is then asked one question. It is shown the
datum, which the output has carried since it was made, the redeemer, which the spender has brought, and the whole
transaction around them. It answers yes or no. It cannot send, store, or call anything. All the doing is on the page;
the script is the clerk who reads it and may refuse to stamp it.

This is a berth that is let by the month, in Aiken:

\`\`\`aiken berth.ak {19-20}
pub type Berth {
  tenant: VerificationKeyHash,
  harbour: VerificationKeyHash,
  paid_until: Int,
}

pub type Action {
  Leave
  Evict
}

validator berth {
  spend(datum: Option<Berth>, action: Action, _own: OutputReference, tx: Transaction) {
    expect Some(berth) = datum
    when action is {
      Leave -> list.has(tx.extra_signatories, berth.tenant)
      Evict ->
        and {
          list.has(tx.extra_signatories, berth.harbour),
          interval.is_entirely_after(tx.validity_range, berth.paid_until),
        }
    }
  }
}
\`\`\`

> [!NOTE]
> A script does not know the time. The page states a range, the ledger checks that now lies in it, and the script reads the range.

In an account contract one would have written what happens on eviction: the deposit goes here, the berth goes there.
Here one writes what must be true of any page on which an eviction stands. The first habit makes you list the steps.
The second makes you list the lies, and we have come to prefer it for anything that has money in it.

What the clerk forgets to ask for, somebody will leave out. The validator above says who may evict and when. It does
not say where the deposit must go. On a page by a dishonest harbour master it goes to the harbour master. The version
that we shipped has a third condition, and the test for it was written by Ruth, before the code.

## One note, one hand

Only one transaction can consume an output. If the state of your product lies in a single output, then your product can
do one thing in each block, and blocks come every twenty seconds. The second person in the line is refused, builds the
page again with the new output, and is refused again, since the third was quicker.

On account ledgers the chain keeps the line. Here you keep it, and you decide so at the table, before a line of code.

*Ways of letting more than one person through*

| Design | How it works | What it costs |
|---|---|---|
| Many outputs | Forty berths, forty outputs; people meet only at the same berth | A plan for dividing the state |
| Requests | People leave orders as outputs; a batcher settles them together | A batcher, and trust in its order |
| Reference inputs | A price is read without being consumed | Nothing, for what is only read |

We take the first when the things are separate in life, as berths are. The second is for markets, where somebody has to
compare orders in any case. The third came with the Vasil upgrade and is often all that was needed.

## The deposit in every coin

An output takes up room on each node until it is spent, so it must contain a deposit: a little over 4,300 lovelace for
each of its bytes, at the present setting. For plain ADA this comes to just under one ADA. With a few tokens and a
datum it may be two or three.

The deposit is not lost, and moves with the output. But whoever gives away ten thousand tickets as tokens must put more
than one ADA into each, and it goes to the guest along with the ticket. Some products look different after that line of
arithmetic. It is better to have it in the first week.

There is a second deposit. A transaction with a script names some plain ADA as collateral, which is forfeited if the
script says no on the chain. Since the script was run on your machine with the same page, it says no there first. In two
years we have lost collateral once, in a test, on purpose, to see whether the alarm would ring.
`,
    },
    {
      acf_fc_layout: 'faq',
      heading: 'Asked at the table',
      items: [
        {
          title: 'Is Plutus still needed if we write Aiken?',
          description:
            'Aiken compiles to the same low-level language that Plutus does, and the ledger sees no difference. We write Aiken where the auditor agrees, since there is less of it to read.',
          isOpen: true,
        },
        {
          title: 'Can a script be changed later?',
          description:
            'Its address is the hash of its code, so a changed script is another address. Outputs move there when they are next spent. Plan for both to be in use for months.',
        },
        {
          title: 'Can two of our transactions depend on each other?',
          description:
            'Yes. The second may consume what the first will create, before the first is in a block. We send chains of up to five; beyond that, one refusal undoes too much.',
        },
      ],
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'tidemark',
      description: 'Five ports whose obligations are unspent outputs. To settle is to spend.',
      linkText: 'Read the case',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## The change

What we keep thinking about is the change. On an account ledger the rest of your money is what was not touched. On
this one it is made again each time, as an output with your address on it, by the same page that paid for the coffee.
If the page forgets it, the two sides do not agree and the page is void; unless somebody has written the rest on the
line for the fee, which the ledger takes without comment.

Wallets do not forget it. Engineers do, once each.
`,
    },
  ],
};
