import { nameInEnglish, slugIn } from '@frontage/contract/language.ts';
import { usualPathWords } from '@frontage/contract/pathNames.ts';
import { type CollectionWith, collectionsWith, kindsWith, type PagedCollection } from '@frontage/kinds/kinds.ts';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { noteAgreement } from '../content/twins.ts';
import type { Wording } from '../payload-types.ts';
import { findFaultsOfNames, referencesAreCheckedLater } from '../references/checkReferences.ts';
import { agreeWithSettings } from '../settings/wordingEndpoints.ts';
import { upload, uploadPictures } from './pictures.ts';
import { type SeedContent, type SeedEntry, type SeedLanguage, seedCalls } from './seedContent.ts';
import { defined, type SeedIds, storedDocument } from './stored.ts';

/** Stores the content through the Local API, as an editor would: every rule of the collections applies. */
export async function seed(payload: Payload, req: PayloadRequest, content: SeedContent): Promise<void> {
  const create = async (collection: CollectionSlug, data: object) =>
    Number((await payload.create({ collection, data: data as never, req, depth: 0 })).id);
  const films = new Map<string, number>();
  for (const { name, read, title } of content.recordingFiles ?? []) {
    const file = { name, mimetype: 'application/octet-stream', data: await read() };
    films.set(name, await upload(payload, req, 'recording-files', { title }, file));
  }
  const ids: SeedIds = {
    pictures: await uploadPictures(payload, req, content.pictures, films),
    categories: new Map(),
    tags: new Map(),
    articles: new Map(),
    people: new Map(),
    offices: new Map(),
  };
  for (const category of content.categories)
    ids.categories.set(category.slug, await create('categories', defined(category)));
  for (const { group, ...tag } of content.tags)
    ids.tags.set(tag.slug, await create('tags', { ...tag, group: group.value }));
  // In the order of their ids, which break ties of their order. R10.
  for (const { id, ...office } of content.offices.toSorted((a, b) => a.id - b.id))
    ids.offices.set(id, await create('offices', defined(office)));
  const { applicationForm } = content;
  if (applicationForm) await payload.updateGlobal({ slug: 'retention', data: { applicationForm }, req, depth: 0 });
  if (content.calls) await seedCalls(payload, req, content.calls);
  for (const template of content.answerTemplates ?? []) await create('answer-templates', template);
  for (const event of content.events) await create('events', defined(event));
  for (const review of content.reviews) await create('reviews', ids.pictures.resolve(defined(review)));
  for (const { name, pdf, title } of content.documents ?? []) {
    const file = { name: `${name}.pdf`, mimetype: 'application/pdf', data: await pdf() };
    await upload(payload, req, 'documents', { name, title }, file);
  }
  const settings = ids.pictures.resolve(defined(content.settings));
  await payload.updateGlobal({ slug: 'site-settings', data: settings, req, depth: 0 });
  await seedDocuments(payload, req, content, ids);
}

async function seedDocuments(payload: Payload, req: PayloadRequest, content: SeedContent, ids: SeedIds): Promise<void> {
  // Documents name each other in circles: the last must exist before the first can be checked.
  req.context[referencesAreCheckedLater] = true;
  const create = async (collection: PagedCollection, entry: SeedEntry) => {
    const data = storedDocument(entry, ids) as never;
    return (await payload.create({ collection, data, req, depth: 0 })).id;
  };
  // Articles name who wrote them.
  const paged = kindsWith('page').toSorted((one, other) => Number('form' in other) - Number('form' in one));
  for (const { collection, label } of paged) {
    const known = new Map(Object.entries(ids)).get(collection);
    for (const entry of content[collection] ?? [])
      await nameInErrors(`${label.one} ${entry.slug}`, async () => {
        const id = await create(collection, entry);
        if (known instanceof Map) known.set(entry.slug, id);
      });
  }
  for (const { articleSlug, ...term } of content.glossary) {
    await nameInErrors(`The term ${term.slug}`, async () => {
      const article = articleSlug ? ids.articles.get(articleSlug) : undefined;
      if (articleSlug && !article) payload.logger.warn(`The term ${term.slug} names no article: ${articleSlug}`);
      // The letter is derived from the title.
      const data = { ...defined(term), ...(article ? { article } : {}), letter: '' };
      await payload.create({ collection: 'glossary', data, req, depth: 0 });
    });
  }
  await seedLanguages(payload, req, content, ids);
  req.context[referencesAreCheckedLater] = false;
  await warnOfReferences(payload, req);
}

/** Warns of names without a document. It does not stop the seed, and publishing reports it again. */
export async function warnOfReferences(payload: Payload, req: PayloadRequest): Promise<void> {
  for (const collection of ['articles', 'pages'] as const) {
    const { docs } = await payload.find({ collection, pagination: false, depth: 0, req });
    for (const document of docs) {
      for (const { label } of await findFaultsOfNames(req, collection, { ...document })) {
        payload.logger.warn(`${collection}, ${document.slug}: ${label}`);
      }
    }
  }
}

/** Adds to an error which document could not be stored, and why. */
async function nameInErrors(document: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Error(`${document} could not be stored: ${reasonsOf(error)}`, { cause: error });
  }
}

/** Payload's validation errors have the names of fields in their data. */
function reasonsOf(error: unknown): string {
  const data = error instanceof Error && 'data' in error ? error.data : undefined;
  return data ? JSON.stringify(data) : String(error);
}

/** Stores the documents of further languages, each as an agreeing twin of its original, and shows them to visitors. */
async function seedLanguages(
  payload: Payload,
  req: PayloadRequest,
  { languages = [], settings }: SeedContent,
  ids: SeedIds,
): Promise<void> {
  for (const language of languages) await seedLanguage(payload, req, language, ids);
  if (languages.length === 0) return;
  const further = languages.map(({ code }) => ({ code, isVisible: true, paths: usualPathWords[code] ?? {} }));
  const data = { languages: [{ code: settings.language ?? ('en' as const) }, ...further] };
  await payload.updateGlobal({ slug: 'site-settings', data, req, depth: 0 });
}

async function seedLanguage(payload: Payload, req: PayloadRequest, said: SeedLanguage, ids: SeedIds): Promise<void> {
  const { code: language } = said;
  const of = { language, name: nameInEnglish(language), _status: 'published' as const };
  const wording = { ...ids.pictures.resolve(defined(said.settings)), ...of } as unknown as Wording;
  const { id } = await payload.create({ collection: 'wordings', data: wording, req, depth: 0 });
  await agreeWithSettings(payload, id, req);
  for (const collection of collectionsWith('hasTwins')) {
    const found = await findBy(payload, req, collection, 'slug');
    for (const { original: slug, twin: entry } of said[collection] ?? []) {
      const original = found(slug);
      const data = storedDocument({ ...entry, slug: slugIn(language, entry.slug) }, ids);
      const twin = { ...data, language, original: original.id } as never;
      const { id } = await payload.create({ collection, data: twin, req, depth: 0 });
      await noteAgreement(payload, { collection, id }, original.updatedAt);
    }
  }
  for (const { collection, demo, name: kind } of kindsWith('words')) {
    const found = await findBy(payload, req, collection, demo[0]);
    for (const [telling, words] of Object.entries(said.words[kind] ?? {})) {
      const original = found(telling);
      const said = { kind, language, original: original.id, name: telling, [kind]: words };
      const data = { ...said, _status: 'published' as const };
      const { id } = await payload.create({ collection: 'translations', data, req, depth: 0 });
      await noteAgreement(payload, { collection: 'translations', id }, original.updatedAt);
    }
  }
}

/** Finds originals of a collection by one of their fields. Throws where there is none. */
async function findBy(
  payload: Payload,
  req: PayloadRequest,
  collection: CollectionWith<'hasTwins'> | CollectionWith<'words'>,
  field: string,
) {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0, req });
  const found = new Map(docs.map((one) => [String(Reflect.get(one, field)), one]));
  return (telling: string) => {
    const original = found.get(telling);
    if (!original) throw new Error(`There is no ${telling} in ${collection} that could be said in another language`);
    return original;
  };
}
