import { bookingExamples } from '@frontage/blocks/Booking/Booking.examples.ts';
import { callDaysExamples } from '@frontage/blocks/CallDays/CallDays.examples.ts';
import { estimateExamples } from '@frontage/blocks/Estimate/Estimate.examples.ts';
import { contactFormExamples, formBlockExamples } from '@frontage/blocks/FormBlock/FormBlock.examples.ts';
import type { Payload } from 'payload';
import { inTransaction } from '../database/inTransaction.ts';
import type { Wording } from '../payload-types.ts';
import { seed } from '../seed/seed.ts';
import { toStoredBlocks } from '../seed/stored.ts';
import { smallContent } from './smallContent.ts';

const overWindow = formBlockExamples.filter(({ block }) => block.form === 'contact' && block.look === 'window');

const pages = [
  makePage('home', 'Home', blocksOf(callDaysExamples)),
  makePage('contact', 'Contact us', blocksOf(contactFormExamples)),
  makePage('scholarship', 'Scholarship', blocksOf(contactFormExamples.slice(2))),
  makePage('window', 'Open the form', [...blocksOf(overWindow), ...blocksOf(contactFormExamples)]),
  makePage('estimate', 'Add it up', blocksOf(estimateExamples)),
  makePage('book', 'Book a call', blocksOf(bookingExamples)),
];

/**
 * Fills in a small agency with a page for each form: `/contact`, `/scholarship` with two files, `/estimate` and
 * `/book`. Its home page has the next free hours.
 */
export async function fillSite(payload: Payload): Promise<void> {
  await inTransaction(payload, (req) => seed(payload, req, { ...smallContent, pages }));
}

/** German settings of that agency. */
export const germanWording = {
  name: 'German',
  language: 'de',
  callToAction: { label: 'Gespräch buchen', href: '/book' },
  callToFormText: 'Schreiben Sie uns',
  navigation: [{ label: 'Leistungen', href: '/services', links: [{ label: 'Kontakt', href: '/contact' }] }],
  footerColumns: [],
  description: 'Wir bauen Software.',
  newsletter: { heading: 'Ein Brief im Monat', buttonText: 'Bestellen', note: 'Er kommt am Ersten' },
};

/** Shows German to visitors, once its first page is there; Dutch stays between editors. */
export async function showGerman(payload: Payload, more: Partial<Wording> = {}): Promise<void> {
  await payload.create({ collection: 'wordings', data: { ...germanWording, ...more, _status: 'published' } });
  const languages = [{ code: 'en' as const }, { code: 'de' as const, isVisible: true }, { code: 'nl' as const }];
  await payload.updateGlobal({ slug: 'site-settings', data: { languages } });
}

/** Adds only the pages, to content that exists already. */
export async function addPages(payload: Payload): Promise<void> {
  for (const { head, layout, slug, title, type } of pages) {
    const data = { type, slug, title, head, layout: toStoredBlocks(layout), _status: 'published' as const };
    await payload.create({ collection: 'pages', data });
  }
}

/** The first example of a block, whose form's id equals its kind. */
function blocksOf(examples: readonly { block: object }[]): object[] {
  return examples.slice(0, 1).map(({ block }) => block);
}

function makePage(slug: string, title: string, layout: object[]) {
  return { type: 'page' as const, slug, title, head: { title, description: `${title}.` }, breadcrumbs: [], layout };
}
