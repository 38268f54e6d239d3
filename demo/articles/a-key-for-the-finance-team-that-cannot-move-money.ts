import type { DemoArticle } from '../demoContent.schema.ts';

export const aKeyForTheFinanceTeamThatCannotMoveMoney: DemoArticle = {
  slug: 'a-key-for-the-finance-team-that-cannot-move-money',
  title: 'A key for the finance team that cannot move money',
  excerpt: 'Weights, thresholds, and the one signature a bookkeeper should have.',
  lead: 'Weights count hands. They do not say what a hand may do. A bookkeeper needs the second kind of permission, and Flow has it under another name.',
  date: '2026-11-04T08:00:00Z',
  preview: { $picture: 'article-keys' },
  category: 'blockchain',
  second_categories: ['blog'],
  tags: ['cadence', 'flow'],
  head: {
    title: 'Keys and entitlements for a finance team on Flow',
    description:
      'Why a key of small weight is the wrong tool for a bookkeeper, and how an entitlement lets the finance team draft payments it cannot release.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
A client asked us for a key. The finance team had grown to three, and each payment still waited for two founders who
were rarely in the same country. “Give the bookkeeper a key with a small weight,” the email said, “so that she can do
the preparation, but nothing else.”

It is a sensible wish, and the wrong tool. We have now had it from five companies, so here is the longer answer.

## What a weight says

An account on Flow has any number of keys. Each has a weight between 0 and 1,000, and a transaction that acts for the
account needs signatures whose weights add up to at least 1,000. There is one threshold, and it cannot be moved.

*The treasury account as we found it, and what each sum may do*

| Signers | Sum | What the network lets them do |
|---|---:|---|
| Founder one | 500 | Nothing |
| Founder one and founder two | 1,000 | Everything |
| Founder one and the recovery key | 1,000 | Everything |
| Bookkeeper, with the key she asked for | 250 | Nothing |
| Bookkeeper and founder one | 750 | Nothing |

> [!NOTE]
> A key of weight 0 is allowed. It may propose a transaction, which is to say: lend it a sequence number.

The third column has two words in it. That is the point. Below the threshold a signature does nothing for the account;
at the threshold it may do all that an account can do, including removing the other keys. A weight is a share of a
single, total permission. It is a good answer to “how many must agree” and no answer to “about what”.

So a bookkeeper with 250 can prepare nothing that she could not prepare with a text editor. And if the weights are
shifted until she and one founder reach 1,000 together, they can pay the rent, and they can also empty the account.

## What the finance team does all day

We sat with them for a morning and wrote it down. There were four things.

1. They read balances and movements. That needs no key: the ledger is public to whoever knows the address.
2. They draft payments: to whom, how much, on account of which invoice.
3. They stop a draft that turns out to be wrong, in a hurry, and usually on a Friday.
4. They close the month, and need a list in which each payment names its invoice.

None of these moves money. All of them, except the first, write something down. What is missing is a place where they
may write, beside the money and not in it.
`,
    },
    {
      acf_fc_layout: 'quote',
      text: 'I do not want to be able to take the money. I want to be able to say that I could not have.',
      name: 'Femke Visser',
      jobTitle: 'Bookkeeper, a logistics company',
      picture: { $picture: 'portrait-femke' },
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## An entitlement says about what

Cadence 1.0 has a word for a right that is less than everything: an entitlement. It is declared in the contract,
written before the functions that need it, and carried by a reference. Whoever holds a reference without it can see the
function and cannot call it. The checker refuses the program; nobody has to remember an \`if\`.

\`\`\`cadence Desk.cdc {2-4,11,17,21}
access(all) contract Treasury {
    access(all) entitlement Draft
    access(all) entitlement Stop
    access(all) entitlement Release

    access(all) resource Desk {
        access(self) let orders: {UInt64: Order}
        access(self) let vault: Capability<auth(FungibleToken.Withdraw) &{FungibleToken.Vault}>
        access(self) var nextId: UInt64

        access(Draft) fun draft(_ order: Order): UInt64 {
            self.nextId = self.nextId + 1
            self.orders[self.nextId] = order
            return self.nextId
        }

        access(Draft | Stop) fun stop(id: UInt64) {
            self.orders.remove(key: id) ?? panic("There is no order with this number")
        }

        access(Release) fun release(id: UInt64) {
            let order = self.orders.remove(key: id) ?? panic("There is no order with this number")
            let vault = self.vault.borrow() ?? panic("The treasury has withdrawn its capability")
            let payee = order.payee.borrow() ?? panic("The payee cannot receive this token")
            payee.deposit(from: <- vault.withdraw(amount: order.amount))
        }
    }
}
\`\`\`

\`Draft\` fills the list. \`Release\` takes an order off the list and pays it as it was drafted: there is no argument
in which the amount could be changed on the way. \`Stop\` removes an order, and is worth having separately, because the
person who may stop a payment on a Friday evening need not be one who may draft it.

The finance team gets an account of its own, with its own two keys, and into that account a capability for the desk.
The treasury keeps its keys as they were.

\`\`\`cadence give_the_desk.cdc {3-4}
transaction(finance: Address) {
    prepare(treasury: auth(IssueStorageCapabilityController, PublishInboxCapability) &Account) {
        let desk = treasury.capabilities.storage
            .issue<auth(Treasury.Draft) &Treasury.Desk>(/storage/desk)
        treasury.inbox.publish(desk, name: "desk", recipient: finance)
    }
}
\`\`\`

Note what the founders sign here. Not a rule in a document, and not a role in somebody’s software, but the sentence
“the finance account may draft”. It can be read back from the chain in the same words.
`,
    },
    {
      acf_fc_layout: 'short_link_block',
      label: 'Also',
      linkText: 'Entitlement and capability, and why both are needed',
      href: '/glossary/e#entitlement',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## The one signature

With the desk in place, the bookkeeper has one signature that matters: the one on the draft. It says that this invoice
was checked, by her, at that hour. The founders’ two signatures on the release say something else, that the company
agrees to pay. Before, the founders had signed for both, and had in truth checked neither.

The order of events is now visible too. In the client’s first month there were 212 drafts, 205 releases and seven
stops. Six of the stops were duplicates. The seventh was an invoice with a changed bank account, drafted from an email that looked right, and stopped eleven minutes later by the colleague who phoned. Under the old arrangement it would
have gone to two tired people with full authority.

## What can still go wrong

A desk is a contract, and a contract can be wrong. Three places deserve a second reader before it holds a payroll.
`,
    },
    {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'The capability that was copied',
          description:
            'A capability is a value. Whoever holds it can store a copy in another account. Keep the controller that issued it, and look at what it has issued once a month.',
          list: [
            'Tag each controller with the name of the person it was made for',
            'Delete the controller when that person leaves: every copy dies with it',
          ],
          isOpen: true,
        },
        {
          title: 'The draft that ages',
          description:
            'An order that was right in March may be wrong in May. Give each a last day, and let the release refuse what is older. Fourteen days have suited everyone so far.',
        },
        {
          title: 'The desk that becomes the treasury',
          description:
            'Sooner or later someone asks for small payments without the founders. It can be done with a fourth entitlement and a daily limit that the contract counts. Then the key does move money, a little, and it should be kept like one that does.',
        },
      ],
    },
    {
      acf_fc_layout: 'downloadPDFForm',
      title: 'The key ceremony checklist',
      description:
        'Three pages: who is in the room, what is read aloud, and what is written down before anyone leaves.',
      fileNote: 'PDF, 3 pages, 20 kB, English',
      buttonText: 'Send me the PDF',
      document: 'key-ceremony-checklist',
      formId: 'article-file',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## Where the weights belong

Weights have not become useless. They are for people of equal standing who might lose a device, quarrel, or be on a
boat: two of three founders, or a person and her own spare phone. There the question really is how many, and the answer
really is everything.

For everybody else whose work touches the money, ask first what they do on a Tuesday. Write the verbs down. Each
verb is an entitlement, and the one that never appears on the list is usually “move”.
`,
    },
    {
      acf_fc_layout: 'link_block',
      title: 'Accounts and keys, drawn before they are made',
      description: 'We list who may do what, and deliver the transactions that make it so.',
      href: '/services/accounts-and-keys',
    },
  ],
};
