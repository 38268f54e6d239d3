import { type AnyKind, kindsWith } from '@frontage/kinds/kinds.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { referencesAreCheckedLater } from '../references/checkReferences.ts';
import { findUses } from '../references/findUses.ts';
import { findHeldDocument, isHeldCollection } from '../references/keepUsed.ts';
import { demoSeed } from './demoSeed.ts';
import { fillIn, resetGlobals } from './fillIn.ts';
import { isChanged } from './isChanged.ts';
import { warnOfReferences } from './seed.ts';

/** The collections that the demo fills. */
type Filled = AnyKind['collection'] | 'media' | 'recording-files' | 'answer-templates';

type Kept = { collection: Filled; title: string };

/**
 * What was removed, counted by collection, and what stayed because somebody has changed it since, or something still
 * uses it.
 */
export interface RemovedDemo {
  counts: Partial<Record<Filled, number>>;
  kept: Kept[];
}

/**
 * Removes what the demo added to the CMS, except what was changed since; then adds what an empty site has and this one
 * lacks, so that pages can still be shown. Must be called within a transaction.
 */
export async function removeDemo(payload: Payload, req: PayloadRequest): Promise<RemovedDemo> {
  const demo = demoSeed();
  const outcome: RemovedDemo = { counts: {}, kept: [] };
  const remove = (collection: Filled, entries: readonly object[], field: string, second: string) =>
    removeUnchanged({ payload, req, collection, entries, field, second, outcome });

  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  if (settings.companyName === demo.settings.companyName) await resetGlobals(payload, req);
  // Documents name each other in circles, so each would block the removal of the next.
  req.context[referencesAreCheckedLater] = true;
  for (const { collection, demo: same } of kindsWith('demo'))
    await remove(collection, demo[collection] ?? [], same[0], same[1]);
  await remove('answer-templates', demo.answerTemplates ?? [], 'title', 'text');
  req.context[referencesAreCheckedLater] = false;
  // Last, because a rollback does not restore files. Pictures in use stay.
  const pictures = demo.pictures.map(({ alt, name }) => ({ alt, filename: `${name}.png` }));
  await remove('recording-files', demo.recordingFiles ?? [], 'title', 'title');
  await remove('media', pictures, 'filename', 'alt');
  await fillIn(payload, req);
  await warnOfReferences(payload, req);
  return outcome;
}

interface Removing {
  payload: Payload;
  req: PayloadRequest;
  collection: Filled;
  /** The demo's entries for the collection. */
  entries: readonly object[];
  /** Both must be the same as in the demo: another site may have a page at the same address. */
  field: string;
  second: string;
  outcome: RemovedDemo;
}

async function removeUnchanged({ outcome, payload, req, ...of }: Removing): Promise<void> {
  const { collection, entries, field, second } = of;
  const known = new Map(entries.map((entry) => [String(valueIn(entry, field)), String(valueIn(entry, second))]));
  const where: Where = { [field]: { in: [...known.keys()] } };
  const { docs } = await payload.find({ collection, where, pagination: false, depth: 0, req });
  const title = payload.collections[collection].config.admin.useAsTitle ?? field;
  for (const doc of docs) {
    if (String(valueIn(doc, second)) !== known.get(String(valueIn(doc, field)))) continue;
    const { id } = doc;
    // Checked first, because a refused deletion rolls the whole transaction back.
    const held = isHeldCollection(collection) ? await findHeldDocument(req, collection, id) : undefined;
    const isHeld = held !== undefined && (await findUses(req, held.sought)).length > 0;
    if (isChanged(doc) || isHeld) outcome.kept.push({ collection, title: String(valueIn(doc, title)) });
    else {
      await payload.delete({ collection, id, depth: 0, req });
      outcome.counts[collection] = (outcome.counts[collection] ?? 0) + 1;
    }
  }
}

/** The value at a path such as `head.description`. */
function valueIn(entry: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => Object(value)[name], entry);
}
