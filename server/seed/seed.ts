import { kindsWith } from '@frontage/kinds/kinds.ts';
import type { Payload, PayloadRequest } from 'payload';
import { findFaults, referencesAreCheckedLater } from '../references/checkReferences.ts';
import { seedCalls } from './calls.ts';
import { defined } from './defined.ts';
import { uploadDocuments, uploadRecordings } from './documents.ts';
import { seedLanguages } from './languages.ts';
import { uploadPictures } from './pictures.ts';
import type { SeedContent } from './seedContent.ts';
import { type SeedIds, storedArticle, storedDeclared, storedPage, withPicture } from './stored.ts';

/** Stores the content through the Local API, as an editor would: every rule of the collections applies. */
export async function seed(payload: Payload, req: PayloadRequest, content: SeedContent): Promise<void> {
  const films = await uploadRecordings(payload, req, content.recordingFiles ?? []);
  const ids: SeedIds = {
    pictures: await uploadPictures(payload, req, content.pictures, films),
    categories: new Map(),
    tags: new Map(),
    articles: new Map(),
    people: new Map(),
    offices: new Map(),
  };
  for (const category of content.categories) {
    const { id } = await payload.create({ collection: 'categories', data: defined(category), req, depth: 0 });
    ids.categories.set(category.slug, id);
  }
  for (const { group, ...tag } of content.tags) {
    const { id } = await payload.create({ collection: 'tags', data: { ...tag, group: group.value }, req, depth: 0 });
    ids.tags.set(tag.slug, id);
  }
  // In the order of their ids, which break ties of their order. R10.
  for (const { id: number, ...office } of content.offices.toSorted((a, b) => a.id - b.id)) {
    const { id } = await payload.create({ collection: 'offices', data: defined(office), req, depth: 0 });
    ids.offices.set(number, id);
  }
  const { applicationForm } = content;
  if (applicationForm) await payload.updateGlobal({ slug: 'retention', data: { applicationForm }, req, depth: 0 });
  if (content.calls) await seedCalls(payload, req, content.calls);
  for (const template of content.answerTemplates ?? []) {
    await payload.create({ collection: 'answer-templates', data: template, req, depth: 0 });
  }
  for (const event of content.events) {
    await payload.create({ collection: 'events', data: defined(event), req, depth: 0 });
  }
  for (const review of content.reviews) {
    const data = withPicture(review, 'picture', ids.pictures);
    await payload.create({ collection: 'reviews', data, req, depth: 0 });
  }
  await uploadDocuments(payload, req, content.documents ?? []);
  await payload.updateGlobal({
    slug: 'site-settings',
    data: ids.pictures.resolve(defined(content.settings)),
    req,
    depth: 0,
  });
  await seedDocuments(payload, req, content, ids);
}

async function seedDocuments(payload: Payload, req: PayloadRequest, content: SeedContent, ids: SeedIds): Promise<void> {
  // Documents name each other in circles: the last must exist before the first can be checked.
  req.context[referencesAreCheckedLater] = true;
  for (const { collection, label } of kindsWith('form')) {
    for (const entry of content[collection] ?? []) {
      const data = storedDeclared(entry, ids) as never;
      await nameInErrors(`${label.one} ${Reflect.get(entry, 'slug')}`, async () => {
        const { id, slug } = await payload.create({ collection, data, req, depth: 0 });
        if (collection === 'people') ids.people.set(slug, id);
      });
    }
  }
  for (const article of content.articles) {
    await nameInErrors(`The article ${article.slug}`, async () => {
      const data = storedArticle(article, ids);
      const { id } = await payload.create({ collection: 'articles', data, req, depth: 0 });
      ids.articles.set(article.slug, id);
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
  for (const page of content.pages) {
    await nameInErrors(`The page ${page.slug}`, () =>
      payload.create({ collection: 'pages', data: storedPage(page, ids), req, depth: 0 }),
    );
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
      for (const { message } of await findFaults(collection, document, req)) {
        payload.logger.warn(`${collection}, ${document.slug}: ${message}`);
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
