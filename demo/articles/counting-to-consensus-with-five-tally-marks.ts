import type { DemoArticle } from '../demoContent.schema.ts';

export const countingToConsensusWithFiveTallyMarks: DemoArticle = {
  slug: 'counting-to-consensus-with-five-tally-marks',
  title: 'Counting to consensus with five tally marks',
  excerpt: 'Why two thirds, and why the fifth stroke is drawn across.',
  lead: 'Seven people who cannot see each other have to agree on a page, and up to two of them may lie. The arithmetic fits on the back of an envelope. Here is the envelope.',
  date: '2026-10-02T08:00:00Z',
  preview: { $picture: 'article-consensus' },
  category: 'blockchain',
  second_categories: ['blog', 'insights'],
  tags: ['flow', 'cardano', 'ethereum'],
  head: {
    title: 'Why consensus needs more than two thirds',
    description:
      'The arithmetic of a quorum on the back of an envelope: seven voters, two liars, five tally marks, and why a majority is not enough.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
In our drawings a quorum is five strokes: four upright and the fifth across them. A reader asked whether five is a
number or an ornament. It is a number. With seven voters of equal weight, five is the first count at which a decision
may be made, and this article is about why it is not four.

Four of seven is a majority, after all. Parliaments are content with it.

## What a majority is good for

A majority works among people who can be heard. If four raise their hands, the other three see it, and nobody can have
raised a hand for both sides, because everyone was looking.

Nodes of a network cannot see each other. Each receives letters. A dishonest one can write “yes” to half of its peers
and “no” to the others, and every letter will carry its valid signature. Nobody notices until two groups compare their letters, and by then each has acted.

So let there be seven, and let us decide by four. Two are liars, which we do not know. Three honest nodes have heard
of page A, the other two of page B, since the network was slow that morning. The liars vote for A towards the first
group and for B towards the second. A collects five votes. B collects four. Both are majorities, both are signed, and
there are two books.

> [!NOTE]
> A node that is merely off counts as a liar here. From outside, silence and malice look the same.

The fault is not in the liars. It is in the number. Two groups of four, taken from seven, need to have only one member
in common, and that member may be one who lies.

## How much two groups must share

Turn it round. Choose the quorum so large that any two quorums share more members than there can be liars. Then at
least one honest node is in both, and an honest node does not sign two different pages. If every two quorums share
an honest member, there cannot be two decisions.

With seven voters and a quorum of five, two quorums share at least three: five and five make ten, and there are but
seven to go round. Three is more than two. One of the three is honest, and the second book is never signed.

*Voters of equal weight, and what follows from their number*

| Voters | Liars tolerated | Quorum | Two quorums share at least |
|---:|---:|---:|---:|
| 3 | 0 | 3 | 3 |
| 4 | 1 | 3 | 2 |
| 5 | 1 | 4 | 3 |
| 7 | 2 | 5 | 3 |
| 10 | 3 | 7 | 4 |
| 100 | 33 | 67 | 34 |

The quorum in each line is the first whole number above two thirds. That is all that “more than two thirds” means: it
is the smallest share at which the overlap of two groups outweighs the third that we are prepared to distrust.

### Why not more than two thirds, to be safe

Because somebody has to be able to be absent. With seven voters and a quorum of six, one liar who keeps silent is
survived, and a second stops the book. A higher quorum buys safety with standstill; a lower one buys speed with two
books. At two thirds both fail at the same point, when a third is bad, and that is the only point at which neither has
been favoured.

The line with three voters says it in small. Three partners who want protection against one of them cannot have it.
They need a fourth. We have sent this line to several joint ventures, and two of them found a fourth.
`,
    },
    {
      acf_fc_layout: 'quote',
      text: 'We had asked for three validators because we are three companies. It had not occurred to us that the number was a security property.',
      name: 'Signe Aalto',
      jobTitle: 'Programme manager, a timber exchange',
      picture: { $picture: 'portrait-signe' },
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## From heads to weight

On a public network anyone can run a thousand nodes before lunch, so heads cannot be counted. What is counted is
stake: tokens that a node has locked, and may lose. On Flow the consensus nodes vote with their stake, and a block is
certified when votes of more than two thirds of it have been collected.

The arithmetic is unchanged. Read “share of the stake” for “voters”, and the table holds. Two certificates must have
more than a third of the stake in common, and whoever wanted to sign both would have put more than a third of the
network’s security at risk to do it.

Weight brings one thing that heads did not have: it can gather. Seven equal voters remain seven. Stake follows returns,
and operators rent their machines from the same few landlords. When you judge a network, do not ask for the number of
its nodes. Ask how many of the largest it takes to pass one third. That is the number that can stop it, and it is
often a single digit.

## What a certificate does not say

Five strokes on a page mean that the page has a place in the book, and that no other page can have it. They do not
mean that what the page says is true. On Flow this is visible, since the work is divided: consensus nodes order
transactions which they do not run. Whether a payment in the block had the funds is found by others, and agreed on in
a later block, when [the result is sealed](/blockchain/finality-is-not-one-moment-but-four).

Networks differ in the time they give to the count. On Flow and on chains of its family the certificate is final: once
two thirds have signed, there is nothing to wait for. Ethereum builds blocks first and finalises them in rounds, also by
two thirds, some minutes later. Cardano does not count votes at all; it lets the chain that was extended by more stake
outgrow the others, and certainty rises with each block. Ask for the count, and for what it is a count of.

## Why the fifth stroke lies across

Tally marks are older than writing. Four strokes can be seen at a glance; at five the eye begins to guess. So herders,
innkeepers and prisoners have all drawn the fifth across, to close the group. It says: this many, no need to count
again.

That is exactly what a quorum certificate is for. A node that has slept for an hour does not ask seven peers what they
had voted. It asks one, is shown a page with five signatures, checks them, and goes on. The liar it happened to ask can
refuse to show the page. It cannot draw the stroke.
`,
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'tidemark',
      description: 'Five ports, five validators, a quorum of four: one of them may be at anchor.',
      linkText: 'Read the case',
    },
    {
      acf_fc_layout: 'otherArticles',
      heading: 'Written nearby',
      articleSlugs: ['finality-is-not-one-moment-but-four', 'spent-unspent-and-the-change-between'],
    },
  ],
};
