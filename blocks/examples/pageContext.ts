import { articleCard } from '@frontage/contract/article.ts';
import { event } from '@frontage/contract/event.ts';
import { formNames } from '@frontage/contract/forms/formTable.ts';
import { office } from '@frontage/contract/office.ts';
import type { BlockProps, PageContext } from '@frontage/contract/page.ts';
import { picture } from '@frontage/contract/primitives/picture.ts';
import { siteSettings } from '@frontage/contract/siteSettings.ts';
import { z } from 'zod';
import type { Example } from './example.ts';
import { exampleForm } from './exampleForm.ts';

/** A picture from the demo's drawings, as the gallery serves it. */
export function examplePicture(name: string, alt: string) {
  return picture.parse({ url: `/gallery/picture/${name}.svg`, alt, width: 480, height: 360, sizes: {} });
}

/** A drawing of the demo that pages show as it is. */
export function exampleDrawing(name: string, alt: string, [width, height]: readonly [number, number] = [480, 360]) {
  const drawing = `/gallery/picture/${name}.svg`;
  return picture.parse({ url: drawing, alt, width, height, sizes: {}, drawing });
}

const blockchain = { term_id: 7, name: 'Blockchain', slug: 'blockchain' as const };

function exampleArticle(id: number, title: string, date: string, drawing: string) {
  return {
    id,
    slug: `article-${id}`,
    title,
    excerpt: 'FLOW held is storage allowed. We measured four live products and found where the bytes go.',
    date,
    timeToRead: 11,
    preview: examplePicture(drawing, ''),
    preview768: `/gallery/picture/${drawing}.svg`,
    preview500: `/gallery/picture/${drawing}.svg`,
    preview320: `/gallery/picture/${drawing}.svg`,
    category: blockchain,
    second_categories: [],
    tags: [],
  };
}

/** The page of every example: what a landing page of the demo would know. */
export const examplePage: PageContext = {
  path: '/services/flow-blockchain-development-company',
  title: 'Flow Blockchain Development Services',
  breadcrumbs: [{ label: 'Services', href: '/services' }],
  formTokens: Object.fromEntries(
    [...formNames, 'example-fair'].map((name) => [name, { formToken: 'example-token', honeypotName: 'fax_number' }]),
  ),
  ownForms: { 'example-fair': exampleForm },
  today: new Date('2026-11-21T12:00:00Z'),
  year: 2026,
  offices: z.array(office).parse([
    {
      id: 1,
      city: 'New York',
      address: ['114 Front Street', 'New York, NY 10005'],
      phone: { raw: '+12125550137', formatted: '+1 212 555 0137' },
      order: 10,
      countryCode: 'US',
      opens: '09:00',
      closes: '18:00',
      timeZone: 'America/New_York',
    },
    {
      id: 2,
      city: 'London',
      address: ['9 Shad Lane', 'London SE1 2ND'],
      postalCode: 'SE1 2ND',
      phone: { raw: '+442079460182', formatted: '+44 20 7946 0182' },
      order: 20,
      countryCode: 'GB',
      opens: '09:00',
      closes: '18:00',
      timeZone: 'Europe/London',
    },
    {
      id: 5,
      city: 'Rotterdam',
      address: ['Boompjes 40', '3011 XB Rotterdam'],
      postalCode: '3011 XB',
      countryCode: 'NL',
      opens: '08:00',
      closes: '17:00',
      timeZone: 'Europe/Amsterdam',
    },
  ]),
  events: z.array(event).parse([
    {
      id: 1,
      slug: 'ledger-night',
      title: 'Ledger Night: what Crescendo changed in our code',
      summary: 'Three short talks, one long table.',
      venue: 'London',
      starts: '2027-03-04T18:00:00Z',
      ends: '2027-03-04T21:30:00Z',
      timeZone: 'Europe/London',
      seats: 40,
      seatsTaken: 23,
    },
  ]),
  reviews: [],
  articlesBySlug: {},
  casesBySlug: {},
  articlesByCategory: {
    blog: z
      .array(articleCard)
      .parse([
        exampleArticle(1, 'What an account pays for when it stores a thing', '2026-11-09T08:00:00Z', 'article-storage'),
        exampleArticle(2, 'Finality is not one moment but four', '2026-10-21T08:00:00Z', 'article-finality'),
        exampleArticle(3, 'Counting to consensus with five tally marks', '2026-10-02T08:00:00Z', 'article-consensus'),
        exampleArticle(4, 'Testing a bridge from both banks', '2026-09-18T08:00:00Z', 'article-bridge'),
      ]),
  },
  site: siteSettings.parse({
    companyName: 'Wharfside',
    identity: {
      logo: '<svg viewBox="0 0 150 50"><path d="M4 14h10l6 20 6-20h8l6 20 6-20h10L44 42H34l-4-14-4 14H16Z"/><path d="M64 38H146V42H64Z"/></svg>',
    },
    legalName: 'Wharfside Ltd',
    description: 'Wharfside designs, builds and audits ledger systems.',
    phone: { raw: '+12125550137', formatted: '+1 212 555 0137' },
    email: 'hello@wharfside.example',
    foundingYear: 2009,
    socials: [
      { network: 'linkedin', href: 'https://www.linkedin.com/company/wharfside.example' },
      { network: 'x', href: 'https://x.com/wharfside.example' },
    ],
    messagingHref: 'https://chat.wharfside.example/hello',
    callToAction: { label: 'Book a free call', href: '#contact-form' },
    navigation: [
      {
        label: 'Services',
        href: '/services',
        links: [{ label: 'Cadence smart contracts', href: '/services/cadence' }],
      },
      { label: 'Work', href: '/work', links: [] },
    ],
    footerColumns: [{ heading: 'Services', links: [{ label: 'Audits', href: '/services/audits' }] }],
    newsletter: {
      heading: 'One letter a month,\nwith the figures left in',
      buttonText: 'Send me the next one',
      note: 'Letter 42 goes out on 1 December',
    },
    embeds: { hosts: ['youtube.com'] },
    privacyPath: '/privacy-policy',
    sitemapPath: '/sitemap',
  }),
};

/** The props of a block in one of its examples. Throws where no example has that name. */
export function propsOf<Block>(examples: Example<Block>[], name: string): BlockProps<Block> {
  const example = examples.find((candidate) => candidate.name === name);
  if (!example)
    throw new Error(`No example is called "${name}". There are: ${examples.map((one) => one.name).join(', ')}`);
  return { block: example.block, page: { ...examplePage, ...example.page }, id: 'example' };
}
