import type { DemoArticle } from '../demoContent.schema.ts';

export const whatAnAccountPaysForWhenItStoresAThing: DemoArticle = {
  slug: 'what-an-account-pays-for-when-it-stores-a-thing',
  title: 'What an account pays for when it stores a thing',
  excerpt: 'FLOW held is storage allowed. We measured four live products and found where the bytes go.',
  lead: 'FLOW held is storage allowed. We measured four live products for a month and found where the bytes go, what they cost, and which of them nobody had asked for.',
  date: '2026-11-09T08:00:00Z',
  preview: { $picture: 'article-storage' },
  cover: { $picture: 'cover-storage' },
  coverUpright: { $picture: 'cover-storage-upright' },
  category: 'blockchain',
  second_categories: ['blog', 'insights', 'web-development'],
  tags: ['cadence', 'flow'],
  head: {
    title: 'What storage costs an account on Flow',
    description:
      'FLOW held is storage allowed. Bytes of common things, measured; where four live products keep theirs; and three ways to hold less.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
Every account on Flow keeps a small balance it cannot spend. The balance is not a fee and nobody takes it. It is the
price of a berth: as long as the FLOW stays, so may the data. At the time of writing one FLOW reserves 100 MB, and the
smallest berth is 0.001 FLOW for 100 kB.[^1]

## The reserve nobody budgets

> [!NOTE]
> The reserve comes back when the data leaves. Budget it as a deposit, not as a cost.

A product that creates accounts for its customers pays that reserve for each of them. With fifty thousand accounts it
is 50 FLOW, which is nothing. Then the customers do what they were invited to do: they collect.

Capacity is read from the balance at the end of a transaction. If the account stores more than its balance allows, the
transaction fails, [whoever signed it](/blockchain/who-signs-for-whom). That last part surprises teams, because the
recipient of a gift can be the reason the gift is refused.

The check is made once, when everything else has been done. It looks at each account whose storage the transaction has
changed, and at nothing in between. A transaction may therefore pass through a state that would not be allowed to
stand: it may unpack forty items into an account and move thirty-nine of them on. Only what is left at the end is
weighed.

It works in the other direction too. An account that holds 3 MB cannot send away the last 0.03 FLOW, although its
wallet shows them. Subtract the reserve from the balance before you print it, or your support desk will be asked why
money that is there cannot be moved.

[^1]: The rate and the minimum are network parameters; we read both on 3 November, 2026.
`,
    },
    {
      acf_fc_layout: 'short_link_block',
      label: 'Also',
      linkText: 'Capacity and reserve, defined in two sentences',
      href: '/glossary/s#storage-capacity',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## What a thing weighs

We stored ten thousand copies of four common things on the emulator and divided. The figures move with every field you
add, so treat them as a scale rather than as a tariff.

*Ten thousand of each, measured on the emulator*

| Thing | Bytes each | Storage | FLOW held |
|---|---:|---:|---:|
| Fungible token vault | 212 | 2.1 MB | 0.021 |
| NFT, metadata computed | 398 | 4.0 MB | 0.040 |
| NFT, metadata stored | 1,140 | 11.4 MB | 0.114 |
| NFT with a picture inside | 38,200 | 382.0 MB | 3.820 |

Between the second row and the third lies one habit. The NFT is the same, its name and its description are the same,
and a buyer cannot tell them apart. In one the text is returned by a function when somebody asks. In the other it is
copied into each token at birth and carried by every owner afterwards.

The last row is not a mistake of beginners. It is what happens when a picture of 28 kB is kept as text in base64, so
that it “cannot be lost”. It also cannot be improved, and the owner pays for it in a wallet that has never drawn it.

### Measure before you model

The script below reads what an account uses and what it may use. Both are fields of \`account.storage\`: no contract is
needed.

\`\`\`cadence storage_ratio.cdc {3-4}
access(all) fun main(address: Address): UFix64 {
    let account = getAccount(address)
    let used = UFix64(account.storage.used)
    let room = UFix64(account.storage.capacity)
    return room == 0.0 ? 0.0 : used / room
}
\`\`\`

1. Run it over every account your product has created, not over a sample.
2. Sort by the ratio and read the top hundred by hand.
3. Write the alarm at 80 per cent, because a full account cannot be helped by email.

The second step is the one that teams leave out. The average account of a product says little: in each of the four,
more than half of the bytes lay in fewer than a tenth of the accounts. Those belong to the people who use the product
most, and they are the ones who meet the limit first.

## Where the bytes go

In all four products the largest share was data the contract could have computed. Pictures grew where somebody had
been in a hurry.
`,
    },
    {
      acf_fc_layout: 'Imagebox',
      image: { $picture: 'figure-bytes' },
      narrow: { $picture: 'figure-bytes-upright' },
      caption: 'Stored per active user after one month. Dashed: could be computed. Solid: never read by anyone.',
      ground: 'land',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
The solid bar belongs to the game. Every item kept a list of its former owners, written at each sale, for a page that
was dropped before the launch. The list grew with success. After a month it held 32 kB for each active player, and the
only reader it ever had was our script.

The ticketing company had the longest dashed part. Each ticket carried the terms of sale in full, in two languages, because the
first version had been a PDF and a PDF has them.
`,
    },
    {
      acf_fc_layout: 'quote',
      text: 'We had been paying for the same sentence forty thousand times. It was our own licence text.',
      name: 'Tove Rasmussen',
      jobTitle: 'Head of platform, a ticketing company',
      picture: { $picture: 'portrait-tove' },
    },
    {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'Why not keep everything off the chain?',
          description:
            'Because a thing that lives elsewhere can be changed elsewhere. Keep the rule and the owner on the ledger; keep the picture where pictures are cheap, with its hash beside the owner.',
          list: [
            'Owner and rules: in the resource',
            'Picture and text: outside, hash inside',
            'Counters: computed from events',
          ],
          isOpen: true,
        },
        {
          title: 'Does deleting data return the FLOW?',
          description:
            'Nothing is sent back, because nothing was taken. The balance never left the account; when the data goes, the part that was tied up becomes free to spend in the next transaction.',
          descriptionUnderList:
            'The fee of the transaction that deletes is paid as usual. It is a small part of what a megabyte ties up.',
        },
        {
          title: 'What about EVM contracts on Flow?',
          description:
            'The EVM side keeps its state together, and its users pay for writing it in gas, as on other EVM chains. There is no reserve for an address there. A Cadence account that owns an EVM account pays for the resource that controls it, and for nothing behind it.',
        },
      ],
    },
    {
      acf_fc_layout: 'link_block',
      title: 'Cadence contracts with a storage budget',
      description: 'We put a weight on every field before we write it.',
      href: '/services/cadence-smart-contracts',
    },
    {
      acf_fc_layout: 'articleSeries',
      title: 'A series in four parts: living on Flow',
      articleSlugs: ['what-an-account-is', 'what-an-account-pays-for-when-it-stores-a-thing', 'who-signs-for-whom'],
      upcoming: { title: 'Moving out without loss', date: '2026-12-07' },
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## Three ways to pay less

None of them is clever. Compute what can be computed, share what is shared, and let a thing go when its work is done.

- Metadata views are functions; call them, do not store them.
- Text that all editions share belongs to the contract, once.
- A used ticket is a receipt. Burn the ticket, keep the event.

A view is asked for by its type and answers with a value that is made at that moment. This one needs no bytes in the
token beyond the serial number, which it has anyway.

\`\`\`cadence ticket_view.cdc {4-6}
access(all) fun resolveView(_ view: Type): AnyStruct? {
    if view == Type<MetadataViews.Display>() {
        return MetadataViews.Display(
            name: Tickets.title.concat(" ").concat(self.serial.toString()),
            description: Tickets.terms,
            thumbnail: MetadataViews.HTTPFile(url: Tickets.pictureBase.concat(self.serial.toString()))
        )
    }
    return nil
}
\`\`\`

We changed the ticketing contract in that way. New tickets weigh 410 bytes instead of 1,290. The old ones were replaced
as they passed the gate, where each would have been burnt in any case.
`,
    },
    {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'We will weigh your contract',
      description:
        'Send an address or a repository. You hear within {answerTime}, and get a table like the one above at no cost.',
      buttonText: 'Ask for the table',
      href: '#contact-form',
      image: { $picture: 'article-scales' },
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## Who fills the tank

Somebody has to top the balance up. The platform can, the user can, or a third account can watch and pay. We have built
all three and prefer the first, with a ceiling.

The ceiling matters, because an account that is filled on demand is a purse with a hole in it. Anyone who can deposit
into the collection of your customer can make you pay for the room. A refill of 0.01 FLOW when the ratio passes 80 per
cent, at most once a week for each account, covers an honest collector and bores a dishonest one.

Where the user holds the keys and the platform must not pay, say so before the account is full. A line in the wallet
at 80 per cent, with the amount and a button, is read by people who have never heard of storage. A failed transaction
is read by your support desk.
`,
    },
    {
      acf_fc_layout: 'otherArticles',
      heading: 'Written nearby',
      articleSlugs: ['finality-is-not-one-moment-but-four', 'counting-to-consensus-with-five-tally-marks'],
    },
    {
      acf_fc_layout: 'downloadPDFForm',
      title: 'The storage worksheet',
      description: 'Three pages: what common things weigh, the script, and tables to fill in for your own types.',
      fileNote: 'PDF, 3 pages, 20 kB, English',
      buttonText: 'Send me the PDF',
      document: 'storage-worksheet',
      formId: 'article-file',
    },
    {
      acf_fc_layout: 'faq',
      heading: 'Asked by readers',
      items: [
        {
          title: 'Is the rate of 100 MB for one FLOW fixed?',
          description:
            'No. It is a parameter of the network and governance may move it. The worksheet keeps it in one cell.',
          isOpen: true,
        },
        {
          title: 'Do scripts count against storage?',
          description:
            'No. A script reads and leaves nothing behind. It has a limit on the work it may do, but none on your balance, and it costs no fee.',
        },
        {
          title: 'What happens to an account that is over its limit?',
          description:
            'It can be read as before. A transaction that touches its storage fails unless the account is within the limit at the end of it, so either FLOW must arrive or data must leave in that same transaction.',
        },
      ],
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'causeway',
      description: 'How a bridge with 412,000 crossings keeps less than 2 kB for each.',
      linkText: 'Read the case',
    },
  ],
};
