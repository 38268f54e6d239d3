import type { DemoArticle } from '../demoContent.schema.ts';

export const whoIsAwakeBetweenTheYears: DemoArticle = {
  slug: 'who-is-awake-between-the-years',
  title: 'Who is awake over the holidays',
  excerpt: 'From 24 December to 1 January one office at a time keeps watch. Here is which, and how to reach it.',
  date: '2025-12-15T08:00:00Z',
  preview: { $picture: 'news-watch' },
  category: 'news',
  second_categories: [],
  tags: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      text: `
From 24 December to 1 January our offices are closed, and the systems we look after are not. One office at a time keeps watch.

*The watch, all hours in UTC*

| Days | Office | Reached by |
|---|---|---|
| 24 and 25 December | Seattle | the number in your runbook |
| 26 to 28 December | Rotterdam | the number in your runbook |
| 29 and 30 December | New York | the number in your runbook |
| 31 December and 1 January | London | the number in your runbook |

New enquiries are answered from 2 January. If something that carries money stops, do not write: phone, even if you are not sure. In the last three years the watch was called nine times over these days. Five were false alarms, and each of
the five callers had done the right thing.
`,
    },
    {
      acf_fc_layout: 'link_block',
      title: 'Operation and care',
      description: 'What is watched, by whom, and what happens when a sum is wrong.',
      href: '/services/operation-and-care',
    },
  ],
};
