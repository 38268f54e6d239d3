import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { referencesAreCheckedLater } from '../references/checkReferences.ts';
import { usesOfPicture } from '../references/usesOfPicture.ts';
import { demoSeed } from './demoSeed.ts';
import { emptyGlobals, fillIn } from './fillIn.ts';
import { warnOfReferences } from './seed.ts';

type Kept = { collection: CollectionSlug; title: string };

/** What went, counted by collection, and what stayed because somebody has changed it since, or still shows it. */
export interface RemovedDemo {
  counts: Partial<Record<CollectionSlug, number>>;
  kept: Kept[];
}

/** ms within which a document that is made is also filled in; one changed later is somebody's own. */
const makingMs = 10_000;

/**
 * Takes out of the CMS what the demo put in, but for what was changed since; then puts in of an empty site what is
 * missing, so that pages can still be shown. To be called within a transaction.
 */
export async function removeDemo(payload: Payload, req: PayloadRequest): Promise<RemovedDemo> {
  const demo = demoSeed();
  const outcome: RemovedDemo = { counts: {}, kept: [] };
  const remove = (collection: CollectionSlug, field: string, values: readonly string[]) =>
    removeUnchanged({ payload, req, collection, where: { [field]: { in: values } }, outcome });
  const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  if (settings.companyName === demo.settings.companyName) await emptyGlobals(payload, req);
  // Documents name each other in circles: each would hold the next.
  req.context[referencesAreCheckedLater] = true;
  await remove('pages', 'slug', slugsOf(demo.pages));
  await remove('articles', 'slug', slugsOf(demo.articles));
  await remove('glossary', 'slug', slugsOf(demo.glossary));
  await remove(
    'events',
    'slug',
    demo.events.flatMap(({ slug }) => slug ?? []),
  );
  await remove(
    'reviews',
    'name',
    demo.reviews.map(({ name }) => name),
  );
  await remove(
    'documents',
    'name',
    (demo.documents ?? []).map(({ name }) => name),
  );
  await remove(
    'offices',
    'city',
    demo.offices.map(({ city }) => city),
  );
  await remove('tags', 'slug', slugsOf(demo.tags));
  await remove('categories', 'slug', slugsOf(demo.categories));
  req.context[referencesAreCheckedLater] = false;
  // Last, since files do not come back with a transaction; a picture that something still shows refuses to go.
  await remove(
    'media',
    'alt',
    demo.pictures.map(({ alt }) => alt),
  );
  await fillIn(payload, req);
  await warnOfReferences(payload, req);
  return outcome;
}

interface Removing {
  payload: Payload;
  req: PayloadRequest;
  collection: CollectionSlug;
  where: Where;
  outcome: RemovedDemo;
}

async function removeUnchanged({ collection, outcome, payload, req, where }: Removing): Promise<void> {
  const { docs } = await payload.find({ collection, where, pagination: false, depth: 0, req });
  for (const doc of docs) {
    const { createdAt, id, updatedAt, ...fields } = { title: '', name: '', city: '', alt: '', ...doc };
    const title = String(fields.title || fields.name || fields.city || fields.alt || id);
    const isChanged = Date.parse(updatedAt) - Date.parse(createdAt) > makingMs;
    // Asked before, since a delete that is refused takes the whole transaction with it.
    const isShown = collection === 'media' && (await usesOfPicture(req, Number(id))).length > 0;
    if (isChanged || isShown) outcome.kept.push({ collection, title });
    else {
      await payload.delete({ collection, id, depth: 0, req });
      outcome.counts[collection] = (outcome.counts[collection] ?? 0) + 1;
    }
  }
}
