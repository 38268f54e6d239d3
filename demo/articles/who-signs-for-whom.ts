import type { DemoArticle } from '../demoContent.schema.ts';

export const whoSignsForWhom: DemoArticle = {
  slug: 'who-signs-for-whom',
  title: 'Who signs for whom',
  excerpt:
    'A transaction on Flow has three roles, and nothing says that one person must fill them. Most of the trouble begins where one person does.',
  date: '2026-11-16T08:00:00Z',
  preview: { $picture: 'article-signatures' },
  category: 'blockchain',
  second_categories: ['blog'],
  tags: ['cadence', 'typescript', 'flow'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
A woman buys a ticket with an email address. She has no FLOW, no wallet, and no wish to hear about either. The ticket
arrives in her account, and the fee has been paid. Who signed?

On a chain with one signature for each transaction there are two answers, and both are bad. Either she did, so she was
made to buy the coin first; or the platform did, so the account is the platform’s. On Flow the question has three
parts, because a transaction has three roles.

## Three roles

*The roles of a transaction, and what each signature says*

| Role | How many | What the signature says |
|---|---:|---|
| Proposer | 1 | This is new: I lend it my key’s next number, so it can happen once |
| Authorizer | 0 or more | You may act on my account, in the ways that the code names |
| Payer | 1 | I have seen it all, and the fee is mine |

They may be one account, and in examples they always are. That is why so many products are built as if they had to be.

In the case of the ticket the platform proposes and pays, and she authorises. Her key, which lies in the secure part of
her phone, signs one thing: that a ticket may be put into her collection. The platform’s key signs that it will pay,
and cannot take anything out of her account, since it does not speak for it.

### Two envelopes

The signatures do not cover the same text. Proposer and authorizers sign the payload: the script, its arguments, the
limits, and the names of all three roles. The payer signs the envelope, which is the payload together with all those
signatures. So the payer comes last, by construction, and pays for a sentence that everyone else has finished.

> [!NOTE]
> Whoever pays should check the script against a list. A payer that signs what it is sent pays for strangers.

In the browser it is one call with three functions, each of which says where a signature is to be had.

\`\`\`typescript collectTicket.ts {4-6}
import * as fcl from '@onflow/fcl';

const transactionId = await fcl.mutate({
  proposer: platformKey,
  payer: platformKey,
  authorizations: [customerKey],
  cadence: collectTicket,
  args: (arg, types) => [arg(ticketId, types.UInt64)],
  limit: 300,
});
\`\`\`
`,
    },
    {
      acf_fc_layout: 'Imagebox',
      image: { $picture: 'figure-roles' },
      narrow: { $picture: 'figure-roles-upright' },
      caption: 'The payload is signed by those who act, the envelope by the one who pays. The recipient signs nothing.',
      ground: 'pink',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## Who does not sign

The recipient. A deposit goes through a slot that the recipient has opened, once, for everyone. This is what lets a
gift arrive while its owner is asleep. It is also what lets a stranger’s gift use up
[the room that the owner’s FLOW has reserved](/blockchain/what-an-account-pays-for-when-it-stores-a-thing), and lets a full account be the reason why somebody else’s transaction fails.

Nor does the contract’s author. Code that was deployed acts within the rights it was given, and the author has no
signature in it unless the code says so. Ask for the line in which it does.

## Signing for a child

Sooner or later the woman with the ticket has a wallet of her own. Her ticket account then becomes the child of her
main account: the child issues a capability to itself, with limits, and the parent holds it. From that day the wallet
can show the ticket, and sell it if the limits say so, without the platform’s key and without moving anything.

Both may still act. The platform goes on putting tickets in; the parent takes them out. Cadence people call it hybrid
custody, and the hard part is not the code. It is the list of what the platform may still do, in words that the
customer has read.

When the customer wants to leave, the platform’s key is revoked and the parent is made the owner. What happens to the
reserve, to open listings, and to capabilities that others hold is the subject of the last part.
`,
    },
    {
      acf_fc_layout: 'articleSeries',
      title: 'A series in four parts: living on Flow',
      articleSlugs: ['what-an-account-is', 'what-an-account-pays-for-when-it-stores-a-thing', 'who-signs-for-whom'],
      upcoming: { title: 'Moving out without loss', date: '2026-12-07' },
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'hushmint',
      description: 'Listeners who authorise with a thumb, and a platform that proposes and pays.',
      linkText: 'Read the case',
    },
  ],
};
