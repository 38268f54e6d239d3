import type { DemoArticle } from '../demoContent.schema.ts';

export const whatAnAccountIs: DemoArticle = {
  slug: 'what-an-account-is',
  title: 'What an account is',
  excerpt:
    'On Flow an address is not a key with a hash on it. It is a place, and a place can be furnished, shared and handed on.',
  date: '2026-10-26T08:00:00Z',
  isPopular: true,
  writtenBy: 'ines-halvorsen',
  reviewedBy: 'ruth-abelard',
  preview: { $picture: 'article-account' },
  category: 'blockchain',
  second_categories: ['blog'],
  tags: ['cadence', 'flow'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
On many chains an account is what you get when you hash a public key. There is nothing there before the first payment,
and nothing that you could change afterwards. The key is the account. Lose one and you have lost the other.

On Flow an account is made, by a transaction, and somebody pays for it. The network hands out an address from a
sequence of its own, and the address has nothing to do with any key. That is a small difference in the protocol, and
most of what we build for clients rests on it.

## Five things in one place

An account holds five kinds of things, and each of them can be changed while the address stays.

*What is in an account*

| Part | What it is | Who can change it |
|---|---|---|
| Address | Eight bytes, given once | Nobody |
| Balance | FLOW, of which a part is the reserve for storage | Whoever reaches the threshold of the keys |
| Keys | Public keys, each with a weight; none at all is allowed | The same |
| Storage | Resources and other values, each under a path | The same, and code that was given the right |
| Contracts | Code, by name | The same |

The word that matters is *place*. A table of balances, which is what a token contract keeps on other chains, is in the
contract’s storage; you are a line in it. On Flow the vault is in your storage. The contract has written what a vault
can do, and that is the end of its part.

### Paths and what is public

Storage is arranged by path. A vault may lie at \`/storage/flowTokenVault\`, and nobody but the account itself can open
that. To let others do something with it, the account issues a capability and publishes it under \`/public\`.

\`\`\`cadence open_a_slot.cdc {3-5}
transaction {
    prepare(signer: auth(IssueStorageCapabilityController, PublishCapability) &Account) {
        let slot = signer.capabilities.storage
            .issue<&{FungibleToken.Receiver}>(/storage/flowTokenVault)
        signer.capabilities.publish(slot, at: /public/flowTokenReceiver)
    }
}
\`\`\`

> [!NOTE]
> A slot for letters, in a door that stays shut.

The type between the angle brackets is the whole of what is given away. Here it is the right to put something in.
Reading the balance would be another line, and taking something out is not on offer to anyone.

Look also at the first line of \`prepare\`. The transaction says which parts of the account it wants to touch: issue a
capability, publish it. It could not read your other vaults if it tried. Wallets show that line, and it is worth the
habit of reading it.

## What follows from it

Since the address is not made from the key, keys can be replaced. An account may begin with a key of the platform,
receive one of the customer, and have the first revoked a year later, with everything in its place. Nothing is moved,
because moving house is not what happened. A lock was changed.

Since there may be several keys, there may be several people. Since there may be none, a contract can live in an
account that nobody can enter again, which is how one promises that code will not change.

And since an account holds things instead of being a line in the books of others, it has a size. The things take up
room, and room is paid for by what the account holds. That is the subject of
[the next part](/blockchain/what-an-account-pays-for-when-it-stores-a-thing), and there we have weighed them.
`,
    },
    {
      acf_fc_layout: 'articleSeries',
      title: 'A series in four parts: living on Flow',
      articleSlugs: ['what-an-account-is', 'what-an-account-pays-for-when-it-stores-a-thing', 'who-signs-for-whom'],
      upcoming: { title: 'Moving out without loss', date: '2026-12-07' },
    },
    {
      acf_fc_layout: 'faq',
      heading: 'Asked by readers',
      items: [
        {
          title: 'What does it cost to make an account?',
          description:
            'The fee of one transaction and the smallest reserve, 0.001 FLOW. A platform that makes accounts for its customers pays both, and the reserve stays in the account.',
        },
        {
          title: 'Is an address on the EVM side such a place too?',
          description:
            'No. There it is as on other EVM chains, the hash of a key, or the address of a contract. A Cadence account can own one, as a resource in its storage, and then the keys of the place decide for both.',
        },
        {
          title: 'Can an account be deleted?',
          description: 'No. It can be emptied and its keys revoked. The address is not given to anyone else.',
        },
      ],
    },
    {
      acf_fc_layout: 'short_link_block',
      label: 'Next',
      linkText: 'What an account pays for when it stores a thing',
      href: '/blockchain/what-an-account-pays-for-when-it-stores-a-thing',
    },
  ],
};
