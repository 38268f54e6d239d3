import type { DemoArticle } from '../demoContent.schema.ts';

export const royaltiesThatSurviveTheSecondSale: DemoArticle = {
  slug: 'royalties-that-survive-the-second-sale',
  title: 'Royalties that survive the second sale',
  excerpt:
    'A standard can say what an artist is owed. It cannot make anyone pay. Where the paying happens, and what it costs to insist.',
  date: '2026-05-20T08:00:00Z',
  preview: { $picture: 'article-royalty' },
  category: 'blog',
  second_categories: ['blockchain'],
  tags: ['cadence', 'solidity', 'flow', 'ethereum'],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
A recording of rain on a tin roof was sold for $12, of which the artist received nine. A year later it was sold again,
for $210. The artist heard of it from a friend.

The contract had a royalty of 8 per cent in it. It had been there all the time, in the proper place and the proper
form, and it had been read by the marketplace, another than ours, on which the second sale took place. It was
printed beneath the price.

## A notice is not a till

There are two standards that artists are told about. On Ethereum it is ERC-2981, in which a token answers one question.

\`\`\`solidity IERC2981.sol
function royaltyInfo(uint256 tokenId, uint256 salePrice)
    external
    view
    returns (address receiver, uint256 royaltyAmount);
\`\`\`

In Cadence it is a metadata view, \`MetadataViews.Royalties\`: a list of entries, each with a receiver, a cut between 0
and 1, and a description. Both are good standards. Both are a notice on the wall. They tell whoever asks what would be
fair, and they are honest about it: the text of the ERC says that payment is voluntary.

> [!NOTE]
> A token cannot know that it was sold. It knows that it was moved.

No token standard could do more. A token sees that it goes from here to there. Whether there was money in the other
direction, and how much, is known only to the program in which both changed hands.

## The sale is the place

So the royalty has to be paid in the sale, by the program that does the selling. On Flow the usual one is the contract
NFTStorefrontV2. A listing in it carries a list of cuts, made when the thing is offered: so much for the artist, so
much for the house, the rest for the seller. When somebody buys, the payment is divided by that list in the same
transaction. Either all have been paid, or the thing has not moved.

*How $340.00 was divided at the third sale, which was made in our shop*

| Cut | Share | Amount |
|---|---:|---:|
| Artist, from the view | 8 % | $27.20 |
| House | 2.5 % | $8.50 |
| Seller | the rest | $304.30 |

The list comes from the view. Our shop reads the notice on the wall while the listing is made and writes it into the
till. No clerk is in between.

One detail has cost artists money without anybody meaning it. A receiver is a capability, and a capability may have
ceased to work: an account was changed, a vault moved. The storefront then does not refuse the sale. It sends an event,
*UnpaidReceiver*, and gives the share to the first receiver that can be reached. That is the right choice for a shop,
which should not be closed by one broken letterbox. But somebody has to listen for that event. We do, and there were
four in a year. Each was repaired, and paid, within a week.
`,
    },
    {
      acf_fc_layout: 'quote',
      text: 'I do not mind that it is eight per cent. I mind having to write to people about it.',
      name: 'Odile Marchetti',
      jobTitle: 'Field recordist, on Hushmint since 2024',
      picture: { $picture: 'portrait-odile' },
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## What it costs to insist

All of this holds in our shop. In another, the seller may list the same recording with a list of cuts that has one
entry. If the artist is to be paid everywhere, the thing must refuse to be moved except by programs that pay.

It can be done. In Cadence the function that
[takes a thing out of a collection](/web-development/resources-for-people-who-think-in-rows) needs an entitlement, and the contract’s
author decides who can come by it. On Ethereum one keeps a list of operators that may transfer. And then the owner
cannot give the recording to a sister, or take it along to a wallet that is not on the list. What was sold as property
has become a seat in our theatre.

We asked the artists of Hushmint. They voted 61 to 14 against the lock. Their reason was that listeners who own a thing
speak of it, and that eight per cent of what is spoken of is more than all of what is locked up.

So the notice hangs on the wall, our till obeys it, and other tills are asked to. Two of the three that sell Hushmint’s
editions now do. The rain on the tin roof is for sale on the third.
`,
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'hushmint',
      description: 'Price, fee and royalty are split in one transaction. Artists no longer send invoices.',
      linkText: 'Read the case',
    },
    {
      acf_fc_layout: 'link_block',
      title: 'Marketplaces that pay as they sell',
      description: 'Listings, cuts, and somebody who listens for the payment that did not arrive.',
      href: '/services/nft-marketplaces',
    },
  ],
};
