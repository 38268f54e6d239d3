import type { DemoArticle } from '../demoContent.schema.ts';

export const twoApprenticesAndABench: DemoArticle = {
  slug: 'two-apprentices-and-a-bench',
  title: 'Two apprentices and a bench',
  excerpt:
    'Since September two people have been learning the trade in Baltimore. They began by breaking something that works.',
  date: '2026-09-02T08:00:00Z',
  preview: { $picture: 'news-bench' },
  category: 'news',
  second_categories: [],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
Lena Whitcombe was an electrician and Darius Poole kept the books of a bakery. On Tuesday both began a two-year apprenticeship in our Baltimore office. There are now 41 of us.

We had been asked for years why we only hire people who can do it already. The honest answer was that nobody had time to
show them. Nadia Castellan changed that by taking one day a week out of her calendar and writing *bench* over it. The bench
exists: three metres of oak from a closed sail loft, with two places and no phone.

They do not begin by writing code. For the first month each of them gets a system that works, on a network that belongs
to nobody, and breaks it in a way that the tests do not notice. Then they write the test. By Thursday Darius had found
that a sum agreed with itself although two entries were missing. He said that it had happened at the bakery too.

Both are paid from the first day, on the published scale. The next two places are for September 2027, and what we want
to read is a page about something that you repaired.
`,
    },
    {
      acf_fc_layout: 'link_block',
      title: 'How we decide whom to hire',
      description: 'Four steps from the letter to the contract, in two weeks.',
      href: '/careers',
    },
  ],
};
