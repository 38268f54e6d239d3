import type { DemoPage } from '../demoContent.schema.ts';
import { priceOf } from '../prices.ts';
import { manifest } from './home/manifest.ts';
import { proof } from './home/proof.ts';
import { posts } from './people/posts.ts';

/** The home page, made of seven blocks. Its figures are on other pages too: change them together. */
export const home: DemoPage = {
  type: 'page',
  slug: 'home',
  title: 'Home',
  head: {
    title: 'Quayline: blockchain systems that balance',
    description:
      'Quayline builds blockchain systems for companies whose numbers have to agree: banks, exchanges, ports. Contracts, products and audits, each with its price.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: [],
  card: {
    label: 'Quayline',
    description: 'What we build, what it costs, when you see it, and who does it.',
    picture: { $picture: 'case-causeway' },
  },
  layout: [
    {
      acf_fc_layout: 'home_hero',
      heading: 'It can only be\nin one place',
      description: `We build blockchain systems for companies whose numbers have to agree: banks, exchanges, ports. Fixed price for the first phase; whole projects ${priceOf('flow-blockchain-development-company')}.`,
      action: { label: 'Book a free call', href: '#call' },
      secondAction: { label: 'Work out your price', href: '/estimate' },
      facts: [
        { title: '41 people', description: '31 of them engineers' },
        { title: 'Five offices', description: 'awake 18 hours a day' },
        { title: '17 years in software', description: '13 of them on ledgers' },
        { title: 'One in three', description: 'enquiries we advise against' },
      ],
    },
    manifest,
    proof,
    {
      acf_fc_layout: 'work_pictures',
      anchor: 'portfolio',
      heading: 'Work that is still running',
      allLink: { label: 'All case studies', href: '/work' },
      image: { $picture: 'work-crossing' },
      imageUpright: { $picture: 'work-crossing-upright' },
      caseSlugs: ['causeway', 'tidemark', 'hushmint', 'opaline'],
    },
    {
      acf_fc_layout: 'people',
      heading: 'The people on the call are\nthe people on the work',
      allLink: { label: 'Meet the team', href: '/team' },
      note: 'Height of a post: years here',
      ...posts,
    },
    {
      acf_fc_layout: 'latest_articles',
      heading: 'From the blog',
      category: 'blog',
      count: 7,
      allLink: { label: 'All articles', href: '/blog' },
    },
    {
      acf_fc_layout: 'call_days',
      anchor: 'call',
      heading: 'Forty minutes with the\nengineer who would do it',
      description: 'Pick an hour. You leave with a yes, a no, or a rough price, and have it in writing two days later.',
      person: 'Ines Halvorsen',
      freeLabel: 'free',
      note: 'Move or cancel it with the link in your email.',
      mailLabel: 'or write:',
    },
  ],
};
