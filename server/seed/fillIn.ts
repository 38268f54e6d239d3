import { consentTexts } from '@frontage/contract/consent.ts';
import { identity } from '@frontage/contract/identity/identity.ts';
import type { Payload, PayloadRequest } from 'payload';
import { defined } from './defined.ts';
import { emptySeed, emptySettings } from './emptySeed.ts';
import { storedPage } from './stored.ts';

/** Resets the settings to those of an empty site, with nobody to take calls. */
export async function resetGlobals(payload: Payload, req: PayloadRequest): Promise<void> {
  // A global is updated field by field: omitted fields would stay as they were.
  const nothing = {
    identity: emptyFields(identity.shape),
    currency: null,
    messagingHref: null,
    consent: emptyFields(consentTexts.shape),
    embeds: { hosts: [] },
    verification: null,
    pages: { glossary: ownPage, search: ownPage, notFound: ownPage },
  };
  const data = { ...nothing, ...defined(emptySettings) };
  await payload.updateGlobal({ slug: 'site-settings', data, req, depth: 0 });
  await payload.updateGlobal({ slug: 'booking', data: { desks: [], daysOff: [] }, req, depth: 0 });
  await payload.updateGlobal({ slug: 'retention', data: { applicationForm: null }, req, depth: 0 });
}

const ownPage = { heading: null, description: null };

/** Each field of a group, empty. */
function emptyFields<Name extends string>(shape: Record<Name, unknown>): Record<Name, null> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, null])) as Record<Name, null>;
}

/** Adds what an empty site has and this one lacks: without a home page nothing can be shown. */
export async function fillIn(payload: Payload, req: PayloadRequest): Promise<void> {
  const { categories, pages } = emptySeed();
  for (const category of categories) {
    const where = { slug: { equals: category.slug } };
    // A category in the trash was put there by somebody, and still has its number and its slug.
    const { totalDocs } = await payload.count({ collection: 'categories', where, trash: true, req });
    if (totalDocs === 0) await payload.create({ collection: 'categories', data: category, req, depth: 0 });
  }
  for (const page of pages) {
    const where = { slug: { equals: page.slug } };
    const { totalDocs } = await payload.count({ collection: 'pages', where, req });
    if (totalDocs > 0) continue;
    const data = storedPage(page, { pictures: noPictures });
    await payload.create({ collection: 'pages', data, req, depth: 0 });
  }
}

const noPictures = {
  idOf: () => {
    throw new Error('The pages of an empty site have no pictures');
  },
  resolve: <Value>(value: Value) => value,
};
