import type { DemoArticle } from '../demoContent.schema.ts';
import { priceOf } from '../prices.ts';

export const whatOnlyTwoOfFiveMaySee: DemoArticle = {
  slug: 'what-only-two-of-five-may-see',
  title: 'What only two of five may see',
  excerpt: 'Two parties trade, two more keep books, and one must not know. How Canton sends each of them its part.',
  lead: 'Two parties trade, two more keep books for them, and a fifth must not know that anything happened. One transaction, five views, and forty lines of Daml that decide who gets which.',
  date: '2026-10-28T08:00:00Z',
  preview: { $picture: 'domain-private' },
  cover: { $picture: 'cover-views' },
  category: 'blockchain',
  second_categories: ['blog'],
  tags: ['daml', 'canton-network'],
  head: {
    title: 'Canton: what each party sees of one transaction',
    description:
      'Signatory, observer and controller in forty lines of Daml, a table of who learns what from one settlement, and what the synchronizer knows.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
Most ledgers answer the question of privacy with a door: inside you see everything, outside nothing. Banks have asked
politely for something else. In a trade of a bond for money the seller and the buyer know the whole of it. The
registrar has to know that the bond has a new owner, and it is none of its business at what price. The bank has to know
that money moved, and not for what. A competitor next door, on the same network, should not learn that it is Tuesday.

On Canton these are not five ledgers that are reconciled at night. They are five views of one transaction, and it
happens for all of them or for none.

## Three words decide

A party acts. A participant node hosts parties and keeps what they may see. A contract, written in Daml, names three
kinds of party, and these three words decide what is sent to which node.

*Who may, and who sees*

| Word | May | Sees |
|---|---|---|
| Signatory | nothing is created or archived without its authority | the contract, and each choice on it |
| Observer | nothing, unless it is a controller too | the contract, and the choices that archive it |
| Controller | exercise the choice that names it | the choice that it exercises, and what follows |

Two of the three lines hide a surprise. A controller who is neither signatory nor observer has not been shown the
contract, and somebody must hand it over before there is anything to exercise. And an observer is not told of choices that leave the contract
as it is: those are the business of signatories and of whoever exercised them.

## The bond

The registrar and the owner sign. To give the bond away the old owner and the new one must both agree, because nobody
should wake up as the owner of something.

\`\`\`daml Bond.daml {9,14}
module Bond where

template Bond
  with
    registrar : Party
    owner : Party
    units : Int
  where
    signatory registrar, owner
    ensure units > 0

    choice Transfer : ContractId Bond
      with newOwner : Party
      controller owner, newOwner
      do create this with owner = newOwner
\`\`\`

*Transfer* archives the old contract and creates a new one. The new one needs the signatures of the registrar and of
the new owner. Both are there: the registrar signed the contract on which the choice is exercised, and the new owner is
one of the controllers. Authority is never assumed in Daml; it comes from who signed and who acts.

The money is built in the same way, with a bank in the place of the registrar and a choice *Pay*. We leave it out.

## The trade

\`\`\`daml Trade.daml {13,16,18-19}
module Trade where

import Bond
import Cash

template Trade
  with
    seller : Party
    buyer : Party
    bond : ContractId Bond
    cash : ContractId Cash
  where
    signatory seller, buyer

    choice Settle : (ContractId Bond, ContractId Cash)
      controller buyer
      do
        newBond <- exercise bond Transfer with newOwner = buyer
        newCash <- exercise cash Pay with newOwner = seller
        pure (newBond, newCash)
\`\`\`

Seller and buyer have signed the trade beforehand, with a proposal that one makes and the other accepts. So when the
buyer settles, the authority of both is at hand, and each of the two legs finds the two controllers that it asks for.

> [!NOTE]
> If the second leg fails, the first has not happened. There is no hour in which one side has delivered.

One thing is missing before this runs. The buyer submits, and the buyer has never been shown the seller's bond: its
stakeholders are the registrar and the seller. The seller therefore hands the contract over, outside the ledger, and
the buyer attaches it to the command. Canton calls that explicit disclosure. The node checks that what was handed over
is what was signed, so it need not come by a safe way, only by one that you chose.
`,
    },
    {
      acf_fc_layout: 'Imagebox',
      image: { $picture: 'figure-views' },
      narrow: { $picture: 'figure-views-upright' },
      caption:
        'One transaction and its parts. A party is sent the parts in which it has a stake, and all that follows from them.',
      ground: 'ink',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## Five views

A transaction is a tree. At its root the trade is settled, and below it hang the two legs. Each node of the tree goes to
its informees: the signatories of the contract, its observers where the choice archives it, and those who act. Who is
shown a node is shown what hangs below it, and nothing above.

*What each of the five learns from one settlement*

| Party | The trade | The bond | The money |
|---|---|---|---|
| Seller | yes | yes | yes |
| Buyer | yes | yes | yes |
| Registrar | no | yes | no |
| Bank | no | no | yes |
| The fifth | no | no | no |

The registrar's node receives a view in which a bond changes hands. That there was a trade above it is visible, in the
sense that the view is marked as part of something larger. What the larger thing was is a hash.

All the same, the registrar is asked. Each informee that has to confirm answers for its own part: this bond exists, it
has not been archived, the signatures are right. The transaction stands when all required answers are yes. Four firms
have then agreed on something of which two knew only a part.

### What the synchronizer knows

Somebody has to put messages into an order. The synchronizer does, in two roles. The sequencer gives each envelope a
time and delivers it. The mediator collects the confirmations and announces the verdict. The envelopes are encrypted
for the nodes that may open them.

- It sees which nodes a message goes to, how large it is and when it came.
- The mediator sees which parties must confirm which part, without the part.
- Neither sees a template's fields: no price, no units, no name of a bond.

To whom messages go is information. If two banks exchange messages of that size at four o'clock each Friday, somebody
who runs the synchronizer can have thoughts about it. That is the reason why it matters who runs it, and why the
Global Synchronizer is run by many organisations at once.

## Put the table into the tests

The table above is the contract with your client, in a sense that no paragraph of a document can be. So we test it. A
script settles a trade and then asks as each of the five.

\`\`\`daml TradeTest.daml {12,16}
module TradeTest where

import Daml.Script
import Bond
import Cash
import Trade

whoSeesWhat : Script ()
whoSeesWhat = do
  Five{..} <- settleOneTrade

  tradesOfBank <- query @Trade bank
  assertMsg "the bank sees a trade" (null tradesOfBank)

  bondsOfFifth <- query @Bond fifth
  cashOfFifth <- query @Cash fifth
  assertMsg "the fifth sees something" (null bondsOfFifth && null cashOfFifth)
\`\`\`

A query asks for contracts that are active, so for the trade the test looks before the settlement as well as after it,
and the names of choices are checked in the transaction tree. Then the table is printed from the run and compared with
the one in the repository. When somebody adds an observer, a cell turns from no to yes, and the build stops until a
person has signed the new table.

It stops about once a month. Usually an observer was added so that a report would be easier to write.
`,
    },
    {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'Is it not simpler to encrypt on a public chain?',
          description:
            'What is encrypted on a public chain has been given to everybody, for as long as the cipher holds. Here it was never sent to them. There is also nothing for the bank to confirm if it cannot read its own part.',
          isOpen: true,
        },
        {
          title: 'Who can prove to whom what happened?',
          description:
            'Each party can show its own view, with the verdict. A view cannot be forged, but a party can decline to show it. What must be provable to a court should have the court’s reader as an observer from the first day.',
        },
        {
          title: 'What does a supervisor see?',
          description:
            'What it is an observer of. Added later, it sees the contracts created from then on, so the day to decide is the day on which the template is written.',
          list: [
            'Observer on holdings: it sees who holds what',
            'Observer on trades: it sees prices too',
            'Observer on neither, with a report: it sees what it is sent',
          ],
          secondDescription: 'The three are three agreements with the supervisor, and it likes to be asked which.',
        },
        {
          title: 'What if a node is lost?',
          description:
            'Then its parties lose what only it kept. Nobody else has a copy to give back in full, which was the point. We restore each participant’s backup on a spare machine once a month.',
        },
      ],
    },
    {
      acf_fc_layout: 'link_block',
      title: `Canton development, ${priceOf('canton-network-development-company')}`,
      description: 'Each template comes with the table of who learns what, and a test that fails when the table grows.',
      href: '/services/canton-network-development-company',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## The fifth

We are sometimes asked to demonstrate the fifth view. It is difficult to do well. One opens the node of the fifth
party, with a person from the client beside one, settles a trade on the other screen, and nothing appears. After a
minute somebody asks whether it is connected.
`,
    },
    {
      acf_fc_layout: 'otherArticles',
      heading: 'Seen and not seen',
      articleSlugs: ['a-register-that-a-regulator-can-query', 'what-a-language-model-may-not-know-about-your-ledger'],
    },
  ],
};
