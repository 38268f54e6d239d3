import { identity } from '@frontage/contract/identity/identity.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import { type AnyKind, collectionsWith, kindsWith } from '@frontage/kinds/kinds.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { isWrittenIn } from '../fields/language.ts';
import type { SiteSetting } from '../payload-types.ts';
import { waitForChanges } from '../publishing/touchPublication.ts';
import { referencesAreCheckedLater } from '../references/checkReferences.ts';
import { findUses } from '../references/findUses.ts';
import { findHeldDocument, isHeldCollection } from '../references/keepUsed.ts';
import { findMissing } from '../settings/wordingEndpoints.ts';
import { demoSeed } from './demoSeed.ts';
import { emptySeed, isEmptyLanguage } from './emptySeed.ts';
import { warnOfReferences } from './seed.ts';
import { type SeedContent, type SeedLanguage, seedCalls } from './seedContent.ts';
import { defined, isChanged, storedDocument, storedTwins } from './stored.ts';

type Filled = AnyKind['collection'] | 'media' | 'recording-files' | 'answer-templates';

/**
 * What was removed, counted by collection, and what stayed because somebody has changed it since, or something still
 * uses it.
 */
export interface RemovedDemo {
  counts: Partial<Record<Filled, number>>;
  kept: { collection: Filled; title: string }[];
}

/**
 * Removes what the demo added to the CMS, except what was changed since; then, if anything was, adds what an empty site
 * has and this one lacks, so that pages can still be shown. Must be called within a transaction.
 */
export async function removeDemo(payload: Payload, req: PayloadRequest): Promise<RemovedDemo> {
  const demo = demoSeed();
  const outcome: RemovedDemo = { counts: {}, kept: [] };
  /** Both fields must be the same as in the demo: another site may have a page at the same address. */
  async function remove(collection: Filled, entries: readonly object[], field: string, second: string): Promise<void> {
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

  await waitForChanges(req);
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, req });
  const { languages = [] } = demo;
  const codes = languages.map(({ code }): string => code);
  const before = settings.languages ?? [];
  const isMultilingual = before.some(({ code }) => codes.includes(code));
  // A language that visitors see cannot lose its words.
  if (isMultilingual)
    await setLanguages(
      payload,
      req,
      before.map(({ code }) => ({ code, isVisible: !codes.includes(code) })),
    );
  const empty = emptySeed(settings.language && isEmptyLanguage(settings.language) ? settings.language : undefined);
  if (settings.companyName === demo.settings.companyName) await resetGlobals(payload, req, empty);
  // Documents name each other in circles, so each would block the removal of the next.
  req.context[referencesAreCheckedLater] = true;
  // Their menus link to lists of articles, whose categories could not leave before.
  const wordings = languages.map(({ code, settings }) => ({ ...settings, language: code }));
  await remove('wordings', wordings, 'language', 'description');
  for (const { collection, demo: same } of kindsWith('demo'))
    await remove(
      collection,
      [...(demo[collection] ?? []), ...storedTwins(languages, collection as 'pages')],
      same[0],
      same[1],
    );
  // Those whose originals were removed are gone already.
  await remove('translations', languages.flatMap(namesOfWords), 'name', 'language');
  await remove('answer-templates', demo.answerTemplates ?? [], 'title', 'text');
  req.context[referencesAreCheckedLater] = false;
  // Last, because a rollback does not restore files. Pictures in use stay.
  const pictures = demo.pictures.map(({ alt, name }) => ({ alt, filename: `${name}.png` }));
  await remove('recording-files', demo.recordingFiles ?? [], 'title', 'title');
  await remove('media', pictures, 'filename', 'alt');
  if (isMultilingual) await keepLanguages(payload, req, before, codes);
  if (Object.keys(outcome.counts).length > 0) await fillIn(payload, req, empty);
  await warnOfReferences(payload, req);
  return outcome;
}

/** What the words of documents in a language are called in lists. */
function namesOfWords({ code, words }: SeedLanguage): object[] {
  return kindsWith('words').flatMap(({ name: kind, title }) =>
    Object.entries(words[kind] ?? {}).map(([telling, said]) => ({
      name: String(Reflect.get(said, title) ?? telling),
      language: code,
    })),
  );
}

const written = [...collectionsWith('hasTwins'), 'forms', 'translations', 'wordings'] as const;

/** Keeps the languages of the demo in which somebody else has written, each visible as before if it still can be. */
async function keepLanguages(payload: Payload, req: PayloadRequest, before: Languages, codes: readonly string[]) {
  const kept: Languages = [];
  for (const one of before) {
    const isUsed = !codes.includes(one.code) || (await isWrittenIn(written, one.code, req));
    if (!isUsed) continue;
    const isWhole = !codes.includes(one.code) || (await findMissing(payload, one.code, req)).length === 0;
    kept.push({ ...one, isVisible: Boolean(one.isVisible) && isWhole });
  }
  await setLanguages(payload, req, kept);
}

type Languages = NonNullable<SiteSetting['languages']>;

async function setLanguages(payload: Payload, req: PayloadRequest, languages: Languages): Promise<void> {
  const rows = languages.map(({ code, isVisible }) => ({ code, isVisible: Boolean(isVisible) }));
  // One language alone is named where it is not the usual one.
  const alone = rows.length > 1 ? {} : { language: rows[0]?.code === usualLanguage ? null : (rows[0]?.code ?? null) };
  const data = { ...alone, languages: rows.length > 1 ? rows : [] };
  await payload.updateGlobal({ slug: 'site-settings', data, req, depth: 0 });
}

/** The value at a path such as `head.description`. */
function valueIn(entry: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => Object(value)[name], entry);
}

/** Resets the settings to those of an empty site, with nobody to take calls. */
async function resetGlobals(payload: Payload, req: PayloadRequest, empty: SeedContent): Promise<void> {
  // A global is updated field by field: omitted fields would stay as they were.
  const nothing = {
    identity: emptyFields(identity.shape),
    currency: null,
    messagingHref: null,
    embeds: { hosts: [] },
    verification: null,
    pages: { glossary: ownPage, search: ownPage, notFound: ownPage },
  };
  const data = { ...nothing, ...defined(empty.settings) };
  await payload.updateGlobal({ slug: 'site-settings', data, req, depth: 0 });
  await seedCalls(payload, req, empty.calls ?? {});
  await payload.updateGlobal({ slug: 'retention', data: { applicationForm: null }, req, depth: 0 });
}

const ownPage = { heading: null, description: null };

function emptyFields<Name extends string>(shape: Record<Name, unknown>): Record<Name, null> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, null])) as Record<Name, null>;
}

/** Adds what an empty site has and this one lacks: without a home page nothing can be shown. */
async function fillIn(payload: Payload, req: PayloadRequest, { categories, pages }: SeedContent): Promise<void> {
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
    const data = storedDocument(page, { pictures: noPictures }) as never;
    await payload.create({ collection: 'pages', data, req, depth: 0 });
  }
}

/** The pages of an empty site have none. */
const noPictures = { resolve: <Value>(value: Value) => value };
