import { blogTermId } from '@frontage/contract/constants.ts';
import type { DemoContent } from './demoContent.schema.ts';

/** The 14 categories of R23; `blog` has the term id of R18. */
export const categories: DemoContent['categories'] = [
  {
    term_id: blogTermId,
    name: 'Blog',
    slug: 'blog',
    heading: 'Blog: what we learned,\nwith the date beside it',
    description:
      'Notes from systems that carry other people’s money: what was built, what went wrong, what it cost, and what we would do again.',
  },
  {
    term_id: 24,
    name: 'Cases',
    slug: 'case',
    heading: 'Cases: how systems\nthat run got there',
    description:
      'How individual systems came about: the state we found, the decision that mattered, the figures before and after, and what we left alone.',
  },
  {
    term_id: 25,
    name: 'News',
    slug: 'news',
    heading: 'News, when\nthere is some',
    description:
      'An award, an office, an evening of talks. A few entries a year, each with its date, and none that we wrote to fill a month.',
  },
  {
    term_id: 26,
    name: 'Digital transformation',
    slug: 'digital-transformation',
    heading: 'Digital transformation,\nor life after paper',
    description:
      'Moving a process off paper and spreadsheets: which step to move first, who loses work by it, and how the old books stay readable.',
  },
  {
    term_id: 27,
    name: 'ADA',
    slug: 'ada',
    heading: 'ADA: Cardano,\ncounted in outputs',
    description:
      'Building on Cardano and its ledger of unspent outputs: what a transaction costs, where validators end, and what contention does.',
  },
  {
    term_id: 28,
    name: 'AI',
    slug: 'ai',
    heading: 'AI, and the wall\nit stays behind',
    description:
      'Language models beside records that must not leak: where we draw the line, how we test it, and which tasks we take back from them.',
  },
  {
    term_id: 29,
    name: 'AR and VR',
    slug: 'ar-vr',
    heading: 'AR and VR: things\nyou can walk around',
    description:
      'Augmented and virtual reality where they pay for themselves: showing a thing at its size, training a hand, proving who owns it.',
  },
  {
    term_id: 30,
    name: 'Blockchain',
    slug: 'blockchain',
    heading: 'Blockchain, read\nline by line',
    description:
      'Flow, Canton and other ledgers from the inside: accounts, keys, finality, fees and bridges, measured on systems that are live.',
  },
  {
    term_id: 31,
    name: 'Web development',
    slug: 'web-development',
    heading: 'Web development,\nthe part people touch',
    description:
      'Front ends and services around a ledger: queries, indexes, forms and pages that answer quickly on the phone in your pocket.',
  },
  {
    term_id: 32,
    name: 'Mobile development',
    slug: 'mobile-development',
    heading: 'Mobile development:\nkeys in a pocket',
    description:
      'Wallets and apps on phones: where the key is kept, what happens when the phone is lost, and how a signature reads on a small screen.',
  },
  {
    term_id: 33,
    name: 'Insights',
    slug: 'insights',
    heading: 'Insights for people\nwho sign budgets',
    description:
      'Costs, contracts, audits and risks without the code: what to ask a supplier, what the answer should contain, and what it is worth.',
  },
  {
    term_id: 34,
    name: 'Video',
    slug: 'video',
    heading: 'Video: talks,\nwritten down',
    description:
      'Talks we have given, as notes with the minutes beside them, so that nobody has to sit through forty of those for one figure.',
  },
  {
    term_id: 35,
    name: 'Search',
    slug: 'search',
    heading: 'Search: one entry\namong ten million',
    description:
      'Indexes, queries and search over ledgers and documents: what to store twice, what to leave out, and how fast an answer has to be.',
  },
  {
    term_id: 36,
    name: 'Big data',
    slug: 'big-data',
    heading: 'Big data: many rows,\none sum that agrees',
    description:
      'More than one machine can hold: events, exports and registers, and the checks that keep a large sum right to the cent.',
  },
];
