import type { Category } from '@frontage/contract/article.ts';
import type { DemoPage } from '../../demoContent.schema.ts';
import { contactForm } from '../shared.ts';

/** Lists of articles, made of blocks until they have pages of their own kind. */
export const articleLists: DemoPage[] = [
  list({
    slug: 'blog',
    title: 'Blog',
    headTitle: 'Logbook: what we learned, with the date',
    summary:
      'What Quayline’s engineers learned on live ledgers, with the date beside it: storage, keys, finality, bridges and prices.',
    heading: 'What we learned,\nwith the date beside it',
    lead: 'Written by the people who found it out, usually on a system that was live.',
    listHeading: 'From the logbook',
    category: 'blog',
  }),
  list({
    slug: 'insights',
    title: 'Insights',
    headTitle: 'Insights for people who sign budgets',
    summary:
      'Storage, registers, consensus and prices, explained for people who sign budgets and are asked about them afterwards.',
    heading: 'For people who\nsign budgets',
    lead: 'The same findings, without the code: what they cost, and what they save.',
    listHeading: 'Without the code',
    category: 'insights',
  }),
  list({
    slug: 'news',
    title: 'News',
    headTitle: 'News from Quayline: events and awards',
    summary:
      'What happened at Quayline, in few words: an award, an office, a date to keep free. The rest stands in the logbook.',
    heading: 'Little happened,\nall of it true',
    lead: 'An award, an office, a date to keep free. What we learned stands in the logbook.',
    listHeading: 'This year',
    category: 'news',
  }),
];

function list(words: {
  slug: string;
  title: string;
  headTitle: string;
  summary: string;
  heading: string;
  lead: string;
  listHeading: string;
  category: Category['slug'];
}): DemoPage {
  return {
    type: 'page',
    slug: words.slug,
    title: words.title,
    head: { title: words.headTitle, description: words.summary, image: { $picture: 'social-home' } },
    breadcrumbs: [],
    layout: [
      {
        acf_fc_layout: 'hero',
        heading: words.heading,
        description: words.lead,
        action: { label: 'Book a free call', href: '#contact-form' },
        drawing: 'none',
      },
      { acf_fc_layout: 'breadcrumbs' },
      { acf_fc_layout: 'latest_articles', heading: words.listHeading, category: words.category, count: 7 },
      { acf_fc_layout: 'event_banner', buttonText: 'Keep me a seat' },
      contactForm,
    ],
  };
}
