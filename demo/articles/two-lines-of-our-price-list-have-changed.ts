import type { DemoArticle } from '../demoContent.schema.ts';
import { sumOf } from '../prices.ts';

export const twoLinesOfOurPriceListHaveChanged: DemoArticle = {
  slug: 'two-lines-of-our-price-list-have-changed',
  title: 'Two lines of our price list have changed',
  excerpt: 'One figure went up, one went down, and both for reasons that we can name.',
  date: '2026-01-12T08:00:00Z',
  preview: { $picture: 'news-prices' },
  category: 'news',
  second_categories: [],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
From today accounts and keys add ${sumOf('accounts-and-keys')} to a project, up from $24,000. The reason is recovery. In four of five
projects the part that lets people back in after they have lost a phone took longer than the part that lets them in, and
we had priced the second.

A bridge adds ${sumOf('bridge-development')}, down from $21,000. The harness that tests a crossing from both sides has become a
library, so nobody has to pay for its invention again.

All other lines stay. Offers already on somebody's table keep their figures for ninety days, as it says at the foot of each.
In the year just ended 71 per cent of what we invoiced was a fixed sum, 26 per cent lay within a range, and 3 per
cent lay above one and was worked at half of our rate.
`,
    },
    {
      acf_fc_layout: 'link_block',
      title: 'The services, with a price beside each',
      description: 'What it begins at, and what is in it.',
      href: '/services',
    },
  ],
};
