import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { openPayload } from '../open.ts';
import { temporaryEnvironment } from '../testing/openTestPayload.ts';
import { samplePng } from '../testing/samplePicture.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import type { SeedContent } from './seedContent.ts';

const link = { label: 'Services', href: '/services' };

/** The least that fills a site: one of each, with pictures in a head and in a block. */
const content: SeedContent = {
  pictures: [{ name: 'quay', alt: 'A quay', focalPoint: { x: 20, y: 50 }, png: () => samplePng() }],
  settings: {
    companyName: 'Quayline',
    legalName: 'Quayline Ltd',
    description: 'Software for ledgers.',
    phone: { raw: '+12125550137', formatted: '+1 212 555 0137' },
    email: 'desk@quayline.example',
    foundingYear: 2009,
    startingPriceUsd: 50_000,
    socials: [],
    callToAction: link,
    navigation: [{ label: 'Services', href: '/services', links: [] }],
    footerColumns: [],
    privacyPath: '/privacy-policy',
    sitemapPath: '/sitemap',
    newsletter: { heading: 'One letter a month', buttonText: 'Send it', note: 'It leaves on the first' },
    statistics: [],
  },
  categories: [{ term_id: 23, name: 'Blog', slug: 'blog', heading: 'Logbook', description: 'What we learned' }],
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
      head: { title: 'Quayline', description: 'Software for ledgers', image: { $picture: 'quay' } },
      breadcrumbs: [],
      layout: [],
    },
  ],
};

/** How many documents each collection holds, and when each was last changed. */
async function stateOf(payload: Payload): Promise<unknown> {
  const slugs = [
    'pages',
    'articles',
    'categories',
    'tags',
    'glossary',
    'reviews',
    'offices',
    'events',
    'media',
    'users',
  ] as const;
  const collections = await Promise.all(
    slugs.map((collection) => payload.find({ collection, pagination: false, depth: 0 })),
  );
  return collections.map(({ docs }) => docs.map(({ id, updatedAt }) => ({ id, updatedAt })));
}

test('fills an empty database once; a second start changes nothing', async () => {
  const { dataDir, mediaDir, ...rest } = temporaryEnvironment();
  const environment = { dataDir, mediaDir, ...rest };
  const payload = await openPayload({ environment });

  const first = await prepareDatabase(payload, { dataDir, content });
  expect(first.isSeeded).toBe(true);
  const note = join(dataDir, 'first-sign-in.txt');
  expect(readFileSync(note, 'utf8')).toBe(`${first.firstSignIn?.email}\n${first.firstSignIn?.password}\n`);
  expect(statSync(note).mode & 0o777).toBe(0o600);
  const signIn = first.firstSignIn ?? { email: '', password: '' };
  expect((await payload.login({ collection: 'users', data: signIn })).user?.role).toBe('admin');
  expect(readdirSync(mediaDir)).toHaveLength(17);
  const offices = await payload.find({ collection: 'offices', sort: 'id' });
  expect(offices.docs.map((office) => office.city)).toEqual(['Bergen', 'Oslo']);
  const { docs } = await payload.find({ collection: 'pages', depth: 1 });
  expect(docs[0]?.head?.image).toMatchObject({ filename: 'quay.png', focalX: 20 });

  const before = await stateOf(payload);
  expect(await prepareDatabase(payload, { dataDir, content })).toEqual({ isSeeded: false, firstSignIn: undefined });
  expect(await stateOf(payload)).toEqual(before);
  await payload.destroy();
});

test('begins again after a start that was cut short', async () => {
  const environment = temporaryEnvironment();
  const payload = await openPayload({ environment });
  const broken = { ...content, pages: [{ ...content.pages[0], slug: 'Not A Slug' }] } as SeedContent;
  await expect(prepareDatabase(payload, { ...environment, content: broken })).rejects.toThrow(/Not A Slug/);
  expect(existsSync(join(environment.dataDir, 'first-sign-in.txt'))).toBe(false);
  expect((await prepareDatabase(payload, { ...environment, content })).isSeeded).toBe(true);
  await payload.destroy();
});
