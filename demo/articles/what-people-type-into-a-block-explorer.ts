import type { DemoArticle } from '../demoContent.schema.ts';

export const whatPeopleTypeIntoABlockExplorer: DemoArticle = {
  slug: 'what-people-type-into-a-block-explorer',
  title: 'What people type into a block explorer',
  excerpt: 'We kept 12,400 searches of one month. A third of them were not what the field had been built for.',
  lead: 'We kept the 12,400 searches of one month, without the people behind them. A third were not what the field had been built for, and the field had answered all of these with the same word: nothing.',
  date: '2026-11-18T08:00:00Z',
  preview: { $picture: 'article-explorer' },
  category: 'search',
  second_categories: ['blog', 'web-development'],
  tags: ['flow', 'typescript'],
  head: {
    title: 'What people type into a block explorer, counted',
    description:
      'A month of searches on one explorer: hashes, addresses, names, amounts and dates, and what a field should do with each of them.',
  },
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
The explorer belongs to an exchange and shows one bridge. Its search field took a transaction or an address, said so in
grey letters, and went its own way with everything else. In June we kept what was typed, without who typed it, and read
it in an afternoon.

*12,400 searches, June 2026*

| What was typed | Share | Found before | Found now |
|---|---:|---:|---:|
| Hash of a transaction | 41 % | 93 % | 99 % |
| Address | 27 % | 88 % | 99 % |
| Name of a company or a token | 14 % | 0 % | 81 % |
| Amount | 8 % | 0 % | 64 % |
| Date or time | 6 % | 0 % | 90 % |
| Something else | 4 % | 0 % | 0 % |
`,
    },
    {
      acf_fc_layout: 'Imagebox',
      image: { $picture: 'figure-searches' },
      narrow: { $picture: 'figure-searches-upright' },
      caption: 'Share of each kind among 12,400 searches. The solid bar is the largest that was answered with nothing.',
      ground: 'water',
    },
    {
      acf_fc_layout: 'textbox',
      text: `
## Half a hash

The first surprise was in the rows that worked. Seven of a hundred hashes were not found, and nearly all of these
existed. They had been copied from a screen that shortens them, with three dots in the middle. Others had a space in
front, a full stop behind, or the word *tx* before them. A person sees a hash there. The field saw a string of the
wrong length.

So it now takes away what cannot belong to a hash, and then looks at the shape of what is left.

\`\`\`typescript shapeOf.ts {3,6}
export function shapeOf(typed: string): Shape {
  const text = typed.trim().toLowerCase().replace(/^(?:tx|hash)[:\\s]+|[.,;]+$/g, '');
  const shortened = /^(?:0x)?([0-9a-f]{4,})(?:…|\\.{2,3})([0-9a-f]{4,})$/.exec(text);
  if (shortened) return { kind: 'shortened', begins: shortened[1], ends: shortened[2] };
  const digits = /^(?:0x)?([0-9a-f]+)$/.exec(text)?.[1];
  if (digits?.length === 64) return { kind: 'transaction-or-block', id: digits };
  if (digits?.length === 40) return { kind: 'evm-address', address: digits };
  if (digits?.length === 16) return { kind: 'flow-address', address: digits };
  return { kind: 'words', text };
}
\`\`\`

Sixty-four digits can be a transaction or a block, and nothing in them says which. Asking both costs a few
milliseconds. Asking the user costs the user.

> [!NOTE]
> Four digits at each end of a hash are 32 bits. Among half a million they are nearly always one.

## Names, amounts, days

A name is not on the ledger. The exchange had a list of 300 contracts and what they are called, in a file for its
support desk, and that list is now behind the field. Whoever types "Larkspur" gets the address, with the word "by our
list" beside it, because the ledger does not vouch for it.

Amounts were the sad ones. People who look for a payment know how much it was. They type 1250.00, or 1,250, or 1.250,
depending on where they went to school, and we look for all three readings within the last thirty days. It finds two
thirds. The others had forgotten the fee.

Days turn into a range of blocks. "Yesterday" is a day in the time zone of the browser, and the answer says which.

## The four per cent

The last row has words in it. *where is my money*, 61 times. *help*, 48 times. *is this a scam*, 22 times. One person
typed a full name, a date of birth and the city of a bank.

No search will find these. The field now answers them with a phone number and its hours. Of all changes it was the
smallest, and the support desk says that it was the only one they noticed.
`,
    },
    {
      acf_fc_layout: 'otherArticles',
      heading: 'On searching',
      articleSlugs: ['searching-a-ledger-without-reading-all-of-it'],
    },
    {
      acf_fc_layout: 'LinkToCase',
      caseSlug: 'causeway',
      description: 'The bridge that this explorer shows, and why both of its sides agree.',
      linkText: 'Read the case',
    },
  ],
};
