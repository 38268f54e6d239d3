import { emptyPages } from './emptyPages.ts';
import type { SeedContent, SeedSettings } from './seedContent.ts';

const currentYear = new Date().getUTCFullYear();

/** Settings with which pages can be shown, and which nobody could mistake for a real company's. */
export const emptySettings: SeedSettings = {
  companyName: 'Your agency',
  legalName: 'Your agency',
  description: 'What your agency does, in one sentence for search engines.',
  phone: { raw: '+10000000000', formatted: '+1 000 000 0000' },
  email: 'hello@example.com',
  foundingYear: currentYear,
  socials: [],
  callToAction: { label: 'Contact us', href: '/contact' },
  callToFormText: 'Write to us',
  answerWorkingDays: 1,
  contactFormPath: '/contact',
  navigation: [{ label: 'Contact', href: '/contact', links: [] }],
  footerColumns: [
    {
      heading: 'Pages',
      links: [
        { label: 'Home', href: '/' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
  privacyPath: '/privacy-policy',
  sitemapPath: '/sitemap',
  newsletter: {
    heading: 'Our letter',
    buttonText: 'Subscribe',
    note: 'You can leave at any time',
  },
};

/** A site to begin with: a home page, pages for contact and privacy, two sections for articles, and nothing else. */
export function emptySeed(): SeedContent {
  return {
    settings: emptySettings,
    pages: emptyPages,
    categories: [
      { term_id: 23, name: 'Blog', slug: 'blog' },
      { term_id: 25, name: 'News', slug: 'news' },
    ],
    pictures: [],
    tags: [],
    glossary: [],
    reviews: [],
    offices: [],
    events: [],
    articles: [],
  };
}
