import type { DemoArticle } from '../demoContent.schema.ts';

export const whatAnAuditReadsAndWhatItCannot: DemoArticle = {
  slug: 'what-an-audit-reads-and-what-it-cannot',
  title: 'What an audit reads, and what it cannot',
  excerpt: 'A commit, a compiler, a configuration. It cannot say who holds the key, or why the price is what it is.',
  lead: 'An audit reads a commit, a compiler and a configuration. It cannot say who holds the key, or why the price is what it is. Here is the border, drawn from twenty-four reports.',
  date: '2026-09-30T08:00:00Z',
  isPopular: true,
  writtenBy: 'ruth-abelard',
  reviewedBy: 'tomas-oyelaran',
  preview: { $picture: 'article-audit' },
  category: 'insights',
  second_categories: ['blog', 'blockchain'],
  tags: ['cadence', 'solidity', 'flow', 'ethereum'],
  head: {
    title: 'What a smart contract audit can and cannot see',
    description:
      'One fault in Solidity, its cousin in Cadence, what 24 audits found, and the five questions that no reader of code can answer.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
"Audited" is a word that people put on a page with a link behind it, and the link is rarely opened. When it is, the
report begins with forty characters: the hash of a commit. Everything after these characters is about that commit. The
sentence "this contract is audited" is therefore true of a text, and the money lies in a program.

Between the text and the program there are four steps that can go wrong: the compiler, the constructor's arguments, the
address that the interface calls, and whatever has been upgraded since. A good report follows the text across all
four. It says where it stopped.

## One fault, twice

Languages differ in the faults that they let you make. This is a well-known one in Solidity. The contract pays before
it has written down that it has paid, and whoever is paid may be a program that asks again.

\`\`\`solidity Escrow.sol {4-5}
function withdraw() external {
    uint256 amount = owed[msg.sender];
    require(amount > 0, "nothing owed");
    (bool ok, ) = msg.sender.call{value: amount}("");
    owed[msg.sender] = 0;
    require(ok, "payment failed");
}
\`\`\`

The fix is one of order: set the balance to zero, then call. A reader finds it in a minute, a tool in a second, and
it still appears in one of our audits in eight, mostly across two contracts, where each of them looks right alone.

In Cadence the same mistake is hard to make, because what is paid is an object that has to be taken out of somewhere
first. It cannot be in two places while somebody calls back. But each language has its own way to leave a door open.

\`\`\`cadence Escrow.cdc {4-6}
access(all) resource Escrow {
    access(self) let vault: @{FungibleToken.Vault}

    access(all) fun borrowVault(): auth(FungibleToken.Withdraw) &{FungibleToken.Vault} {
        return &self.vault
    }

    init(vault: @{FungibleToken.Vault}) {
        self.vault <- vault
    }
}
\`\`\`

The function is meant for showing a balance. It hands out a reference that carries the entitlement to withdraw, to
anyone who can reach the resource. Nothing is called twice and no order is wrong. The type says what may be done, and
it says too much.

> [!NOTE]
> In Solidity look at the order of the lines. In Cadence look at the types of what goes out.

Cadence refuses the coarse form of this fault: a capability with entitlements cannot be published at a public path. A
function that returns an entitled reference is the fine form. The compiler accepts it, since there are good uses for
it, in functions that are not open to all.
`,
    },
    {
      acf_fc_layout: 'short_link_block',
      label: 'Also',
      linkText: 'Capability and entitlement, in two sentences each',
      href: '/glossary/c#capability',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## What twenty-four reports contain

We have counted the findings of our last twenty-four audits, thirteen in Solidity and eleven in Cadence. A finding
counts as high when somebody who should not can take or freeze what belongs to others.

*181 findings in 24 audits, 2024 to 2026*

| Kind | Solidity | Cadence | Of these high |
|---|---:|---:|---:|
| Who may call what | 29 | 24 | 11 |
| Arithmetic and rounding | 22 | 9 | 5 |
| Order of effects, reentrancy | 11 | 0 | 4 |
| Upgrades and initial values | 14 | 12 | 6 |
| Trust in an outside value | 13 | 8 | 5 |
| Said one thing, does another | 18 | 21 | 1 |

The first row is the largest in both languages. The faults that have names and conferences are in the third. Between
the two lies most of what an auditor does: asking of each function who can reach it, by reading, for days.

The last row is the cheapest to fix and the one that owners dislike. The document says that the fee is one per cent
and the code takes one per cent of what is left after the royalty. Nobody loses a fortune. Somebody will find the
document first, and somebody else the code.

### A rule finds more than a reader

Reading has a limit, and it is Thursday afternoon. What we write down in the first week are sentences that must be true
after each transaction, and then a machine tries to make them false.

\`\`\`solidity EscrowInvariant.t.sol {2,6}
// Foundry calls the handler with random amounts, callers and orders, then asks:
function invariant_escrowHoldsWhatItOwes() public view {
    assertGe(address(escrow).balance, handler.sumOwed());
}

function invariant_nothingIsPaidTwice() public view {
    assertLe(handler.sumPaid(), handler.sumDeposited());
}
\`\`\`

Of the 32 high findings, 19 were seen by a reader first and 13 by a broken rule. Seven of these thirteen had been read
over by both readers. That is the argument for the rules, and also for telling you the figure.
`,
    },
    {
      acf_fc_layout: 'pictureWithScrollToForm',
      title: 'Two readers, three weeks',
      description:
        'Send a commit. You hear within {answerTime}, have the scope and the price in writing by day 5, and findings with tests that fail.',
      buttonText: 'Ask for a scope',
      href: '#contact-form',
      image: { $picture: 'article-bloom' },
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## What no reader of code can see

The list below is in each of our reports, after the scope. For each question it names who can answer. We did not
answer it ourselves, because nothing in the code does.

*Five questions, and where their answers are*

| Question | Why the code is silent | Who can answer |
|---|---|---|
| Who holds the keys, and who stops them? | an address has no name | whoever runs the ceremony |
| Is the price that the oracle reports fair? | the contract sees who said it, not whether it is so | those who trade |
| Would somebody pay to attack it? | profit lies outside | an economist, with our model |
| Does the website call this contract? | the interface can change in an hour | your web team, each day |
| What will the next upgrade do? | it has not been written | a second audit |

The first one has cost more money in recent years than the other four together, by the counts that we trust. A contract with an owner who may exchange the code is as safe as that owner's phone. We can say that there is such an owner. Whether it is one person or four of seven,
with devices in three cities, is on no chain.

## How to read a report

1. Compare the commit in the report with the code at the address. An explorer that has verified the source makes it easy.
2. Read the scope. What is left out is said there, politely.
3. Read the answers of the team, not the findings. "Acknowledged" means that it is still there.
4. Look for the date of the last upgrade. If it is later than the report, begin again at the first line.
5. Count the findings. A report with none is a report on very little code, or very little reading.
`,
    },
    {
      acf_fc_layout: 'quote',
      text: 'We had asked whether we were safe. We got five questions, and the names of the people who could answer them.',
      name: 'Oskar Lindqvist',
      jobTitle: 'Head of product, a marketplace for tickets',
      picture: { $picture: 'portrait-oskar' },
    },
    {
      acf_fc_layout: 'faq',
      heading: 'Asked before\nan audit',
      items: [
        {
          title: 'Should we wait until the code is finished?',
          description:
            'Until it is finished, yes; until it is perfect, no. The code should be frozen, have tests that pass, and a page that says what must never happen. Each change during the audit is read twice, once by us and once in the invoice.',
          isOpen: true,
        },
        {
          title: 'Is a second audit by others worth it?',
          description:
            'For anything that holds more than it cost to build. Where we were the second team, about half of the findings were common to both, and that half says something about the other.',
        },
        {
          title: 'Can a language model do it?',
          description:
            'We let one read before us and keep a list. It finds what has a name and reports it with confidence in places where it is not. It has not yet found a sentence that must be true of your business.',
        },
      ],
    },
    {
      acf_fc_layout: 'downloadPDFForm',
      title: 'What to prepare for an audit',
      description:
        'Nineteen points, from the frozen commit to the page of what must never happen, in the order in which we ask.',
      fileNote: 'PDF, 3 pages, 20 kB, English',
      buttonText: 'Send me the PDF',
      document: 'audit-preparation-list',
      formId: 'article-file',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## The finding we are proud of

It was classed as low. A contract burned a certificate when a parcel was reported lost, and the courier's system
reported a parcel as lost after fourteen days without a scan. The code did exactly what the document said. One of the
two readers had once worked in a post office, and asked what happens at Christmas.

We still do not know in which row of the table above it belongs.
`,
    },
    {
      acf_fc_layout: 'otherArticles',
      heading: 'Also about proof',
      articleSlugs: ['testing-a-bridge-from-both-banks', 'resources-for-people-who-think-in-rows'],
    },
  ],
};
