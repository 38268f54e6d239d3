import type { Payload } from 'payload';
import { toStoredBlocks } from '../seed/stored.ts';
import { samplePage } from './samplePage.ts';

const hero = (heading: string, description: string) => ({
  acf_fc_layout: 'hero',
  heading,
  description,
  action: { label: 'Write to us', href: '/contact' },
  drawing: 'none',
});
const text = (heading: string, words: string) => ({ acf_fc_layout: 'textbox', heading, text: words });
const questions = [
  { id: 'name', kind: 'text', label: 'Your name', required: true },
  { id: 'email', kind: 'email', label: 'Email', required: true },
  { id: 'day', kind: 'date', label: 'When do you come?', min: '2027-03-02', max: '2027-03-04' },
];
const breadcrumbs = { acf_fc_layout: 'breadcrumbs' };

const pages = [
  {
    slug: 'home',
    title: 'Home',
    layout: [hero('Services\nfor harbours', 'We build what harbours in the north run on, from 40,000 kroner.')],
  },
  {
    type: 'service',
    slug: 'berth-planning',
    title: 'Berth planning',
    layout: [
      hero('Berth planning', 'Berth planning for harbours with up to 40 berths, from 90,000 kroner.'),
      breadcrumbs,
      text('What you get', 'A plan of the week, at six in the morning, on every screen of the harbour.'),
    ],
  },
  {
    slug: 'people',
    title: 'People',
    layout: [text('Six people in Tromsø', 'Two of them have worked on ships. All of them answer the phone.')],
  },
  {
    slug: 'fair',
    title: 'At the fair',
    layout: [
      text('Meet us in Bergen', 'Stand 12, from Tuesday to Thursday.'),
      {
        acf_fc_layout: 'form',
        form: 'fair-in-bergen',
        look: 'beside',
        heading: 'When do you come?',
        lead: 'We keep half an hour for you.',
      },
    ],
  },
] as const;

/** Writes the pages of a second agency: six, including the contact page and the privacy policy of an empty site. */
export async function writeNorthlight(payload: Payload): Promise<void> {
  await payload.create({
    collection: 'forms',
    data: { title: 'Fair in Bergen', _status: 'published', name: 'fair-in-bergen', questions },
  });
  for (const { layout, slug, title, ...rest } of pages) {
    const head = { title, description: `${title}, by Northlight.` };
    const data = samplePage(slug, '', { ...rest, title, head, layout: toStoredBlocks<'pages'>([...layout]) });
    const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: slug } }, depth: 0 });
    if (docs[0]) await payload.update({ collection: 'pages', id: docs[0].id, data });
    else await payload.create({ collection: 'pages', data });
  }
}
