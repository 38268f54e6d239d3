import type { DemoArticle } from '../demoContent.schema.ts';

export const resourcesForPeopleWhoThinkInRows: DemoArticle = {
  slug: 'resources-for-people-who-think-in-rows',
  title: 'Resources for people who think in rows',
  excerpt: 'A vault is not a column. Six queries, and what replaces each.',
  lead: 'Most of us learnt to keep the world in tables. Cadence keeps it in things. Six queries that every product has, written once in each way.',
  date: '2026-10-14T08:00:00Z',
  preview: { $picture: 'article-rows' },
  category: 'web-development',
  second_categories: ['blog', 'blockchain'],
  tags: ['cadence', 'typescript', 'flow'],
  head: {
    title: 'Cadence resources for people who think in rows',
    description: 'Insert, select, update, delete, sum and join: six SQL queries, and the Cadence that replaces each.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
In a table, ownership is a column. The row for the seat says \`owner = 4711\`, and to sell the seat is to write another
number there. The seat does not go anywhere. Nothing goes anywhere: there is a room with a ledger in it, and a clerk
who may write.

In Cadence the seat is a thing. It lies in the storage of an account, and to sell it is to carry it to another one. No
column says whose it is, as no column in your coat says so. You are wearing it.

Web engineers who join us need about two weeks to stop looking for the column. This is what we give them to read on
the first day: six queries that they know, and what takes their place.

## Insert: make, then put away

\`\`\`sql
INSERT INTO seats (event, number, owner) VALUES (12, 88, 4711);
\`\`\`

A resource is made by a function of its contract and must then be put somewhere. It cannot be made and left lying: the
checker refuses a function at whose end a resource has neither been moved nor destroyed.

\`\`\`cadence put_away.cdc {5-6}
transaction(number: UInt64) {
    prepare(buyer: auth(BorrowValue) &Account, office: auth(BorrowValue) &Account) {
        let minter = office.storage.borrow<&Seats.Minter>(from: /storage/minter) ?? panic("No minter here")
        let collection = buyer.storage.borrow<&Seats.Collection>(from: /storage/seats) ?? panic("No collection yet")
        let seat <- minter.mint(event: 12, number: number)
        collection.deposit(token: <- seat)
    }
}
\`\`\`

> [!NOTE]
> The arrow is the whole idea. An equals sign copies; an arrow moves, and what it moved from is empty.

The arrow \`<-\` appears wherever a resource changes place. After line 6 the name \`seat\` is no longer valid, and a
program which uses it again does not compile. In a database that mistake is a row that exists twice.

## Select: ask the thing, or ask what is public about it

\`\`\`sql
SELECT number FROM seats WHERE owner = 4711;
\`\`\`

A script borrows a public reference and asks. It needs no signature and pays no fee.

\`\`\`cadence seats_of.cdc
access(all) fun main(owner: Address): [UInt64] {
    return getAccount(owner).capabilities
        .borrow<&{NonFungibleToken.Collection}>(/public/seats)
        ?.getIDs() ?? []
}
\`\`\`

Note the order of the words. The query begins with an owner, because things lie with their owners. “Who owns seat 88”
begins with the seat, and no script can answer it: it would have to open every drawer in the network. That is the
query for which you keep an index, which we come to below.

## Update the owner: there is no such statement

\`\`\`sql
UPDATE seats SET owner = 5120 WHERE number = 88;
\`\`\`

This line is the reason for all the rest. In a table it is the easy one. Anyone who may write the table may write it,
and the database is content.

In Cadence nothing can be written that would have this effect. The seat has to be taken out by someone who has the
right to withdraw, and put in where somebody has opened a slot for deposits.

\`\`\`cadence hand_over.cdc {4,11}
transaction(id: UInt64, to: Address) {
    let seat: @{NonFungibleToken.NFT}
    prepare(owner: auth(BorrowValue) &Account) {
        let collection = owner.storage.borrow<auth(NonFungibleToken.Withdraw) &Seats.Collection>(from: /storage/seats)
            ?? panic("There are no seats in this account")
        self.seat <- collection.withdraw(withdrawID: id)
    }
    execute {
        let slot = getAccount(to).capabilities.borrow<&{NonFungibleToken.Collection}>(/public/seats)
            ?? panic("The recipient has no collection for seats")
        slot.deposit(token: <- self.seat)
    }
}
\`\`\`

The entitlement in line 4 can be had from the storage of the account, so only with its owner’s signature. Line 11 needs
no right at all; anyone may give. What used to be one statement and a policy is two acts by those whom they concern.
`,
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'hushmint',
      description: 'Editions numbered from one to twenty, in which the number is a property of the thing.',
      linkText: 'Read the case',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## Delete: destroy, and say so

\`\`\`sql
DELETE FROM seats WHERE number = 88;
\`\`\`

\`destroy seat\` does it, and only the code that holds the seat can say it. A resource may declare an event that is sent
as it goes, with the values it had. That is the receipt; keep it in the index and nothing is lost that anyone will ask
for.

\`\`\`cadence Seats.cdc
access(all) resource NFT: NonFungibleToken.NFT {
    access(all) event ResourceDestroyed(id: UInt64 = self.id, number: UInt64 = self.number)
    access(all) let id: UInt64
    access(all) let number: UInt64
}
\`\`\`

There is no soft delete. A flag \`deleted = true\` is a habit from rooms in which somebody else can read the ledger. If
a thing must come back, do not destroy it: move it to an account that holds it in trust.

## Sum: count at the door

\`\`\`sql
SELECT SUM(balance) FROM accounts;
\`\`\`

Balances lie in millions of vaults, and nobody can open them all in one query. So the contract counts where things are
made and where they are destroyed, and keeps one figure: the total supply. The sum is not calculated, it is maintained;
and since every unit passes that door, it cannot drift from what exists.

People who think in rows find this alarming, and they are right to be careful. Two copies of a truth disagree sooner or
later. Here there is one copy, and a counter at its only entrance.

## Join: keep an index, and trust it less

\`\`\`sql
SELECT u.email, s.number FROM users u JOIN seats s ON s.owner = u.id WHERE s.event = 12;
\`\`\`

For this you need your tables back. Listen to the events of the contract, write them into an ordinary database, and
join there as you always have. We use PostgreSQL for it and see no reason to apologise.

What changes is the standing of that database. It is a copy, made for reading. Where it disagrees with the chain, it is
wrong, and must be able to be built again from the first block while the product keeps running.

*The six, side by side*

| In rows | In things | Who can do it |
|---|---|---|
| INSERT | mint, then deposit | who holds the minter |
| SELECT by owner | borrow a public reference | anyone |
| UPDATE owner | withdraw, then deposit | the owner |
| DELETE | destroy, with an event | who holds the thing |
| SUM | a counter in the contract | the contract |
| JOIN | an index fed by events | you, in your own database |

The third column is what the table never had. In the room with the ledger it always says: the clerk.

After the two weeks our newcomers tend to overdo it. They make a resource of a setting, of a colour, of a page in a
menu. A test helps: would anyone mind if there were two of it? A colour may be copied all day, and is a value. A seat
may not. What may not exist twice is a thing, and there are fewer of those in a product than one expects.
`,
    },
    {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'What about a unique constraint?',
          description:
            'The contract gives the number, from a counter that only it can advance. Two things with one number would need two contracts.',
          isOpen: true,
        },
        {
          title: 'And a foreign key?',
          description:
            'Put the part inside the whole. A resource may own others, and whoever carries the box carries what is in it. Where the two must live apart, hold a capability, and be prepared for the day on which it leads nowhere.',
        },
        {
          title: 'And a transaction that rolls back?',
          description:
            'Every transaction is one. If any line fails, no thing has moved. There is nothing to configure and no isolation level to look up.',
        },
      ],
    },
    {
      acf_fc_layout: 'link_block',
      title: 'Web products with a chain behind them',
      description: 'An index that can be rebuilt, an interface that waits for the right moment, and one team for both.',
      href: '/services/web-products',
    },
  ],
};
