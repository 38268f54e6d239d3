import type { SeedContent } from '../seed/seedContent.ts';
import { samplePng } from './samplePicture.ts';

const link = { label: 'Services', href: '/services' };

/** The least content that fills a site: one document of each kind, with pictures in a head and in a block. */
export const smallContent: SeedContent = {
  pictures: [{ name: 'quay', alt: 'A quay', focalPoint: { x: 20, y: 50 }, read: () => samplePng() }],
  settings: {
    companyName: 'Wharfside',
    legalName: 'Wharfside Ltd',
    description: 'Software for ledgers.',
    phone: { raw: '+12125550137', formatted: '+1 212 555 0137' },
    email: 'desk@wharfside.example',
    foundingYear: 2009,
    socials: [],
    callToAction: link,
    navigation: [{ label: 'Services', href: '/services', links: [] }],
    footerColumns: [],
    privacyPath: '/privacy-policy',
    sitemapPath: '/sitemap',
    newsletter: { heading: 'One letter a month', buttonText: 'Send it', note: 'It leaves on the first' },
  },
  categories: [{ term_id: 23, name: 'Blog', slug: 'blog', heading: 'What we write', description: 'What we learned' }],
  tags: [
    {
      term_id: 101,
      name: 'Cadence',
      slug: 'cadence',
      group: { value: 'technologies', label: 'Technologies' },
    },
  ],
  glossary: [
    {
      slug: 'vault',
      title: 'Vault',
      description: 'What holds tokens.',
      articleSlug: 'where-the-bytes-go',
    },
  ],
  reviews: [
    {
      name: 'Ada Vinter',
      jobTitle: 'Head of books, Northgate',
      description: 'It was right.',
      rating: 5,
      date: '2026-10-06',
    },
  ],
  offices: [
    {
      id: 9,
      city: 'Oslo',
      address: ['Kai 1'],
      countryCode: 'NO',
      opens: '09:00',
      closes: '17:00',
      timeZone: 'Europe/Oslo',
    },
    {
      id: 2,
      city: 'Bergen',
      address: ['Kai 2'],
      countryCode: 'NO',
      opens: '09:00',
      closes: '17:00',
      timeZone: 'Europe/Oslo',
    },
  ],
  events: [],
  articles: [
    {
      slug: 'where-the-bytes-go',
      title: 'Where the bytes go',
      date: '2026-11-01T09:00:00.000Z',
      preview: { $picture: 'quay' },
      category: 'blog',
      second_categories: ['blog'],
      tags: ['cadence'],
      cover: { $picture: 'quay' },
      layout: [{ acf_fc_layout: 'textbox', text: 'Sixteen cells, twelve of them full.' }],
    },
  ],
  pages: [
    {
      type: 'page',
      slug: 'home',
      title: 'Home',
      head: { title: 'Wharfside', description: 'Software for ledgers', image: { $picture: 'quay' } },
      breadcrumbs: [],
      layout: [],
    },
  ],
};
