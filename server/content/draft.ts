import { pageTypes } from '@frontage/contract/pageParts.ts';
import type { PreviewRequest } from '@frontage/contract/rendering.ts';
import { settingsIn } from '@frontage/contract/siteSettings.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindOf, pathOfStored } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { findSpokenPath, whereAddress } from '../fields/language.ts';
import { readFormDraft } from '../forms/readForms.ts';
import type { Page, Wording } from '../payload-types.ts';
import type { PreviewClaim } from '../preview/previewLinks.ts';
import { findTwinPath } from './findTwinPath.ts';
import type { DocumentCache } from './published/documentCache.ts';
import { answerOf, toOwnDocument } from './published/ownDocuments.ts';
import { toPage, toPost, toSiteSettings, toWording } from './toContract.ts';

/** A document in the form in which the content API would return it if it were published. */
export type Draft = Pick<PreviewRequest, 'kind' | 'document' | 'form' | 'site'>;

export type Drafted = { collection: Exclude<PreviewClaim['collection'], 'emails'>; id: number };

const text = z.string().catch('');
const layout = z.array(z.looseObject({ blockType: z.string() })).catch([]);
const relations = z.array(z.unknown()).catch([]);

/**
 * The values of a form in the admin while somebody types. Only values that would stop the reading are corrected. All
 * others reach the renderer unchanged, and it reports what is wrong.
 */
const typedPage = z.looseObject({ title: text, slug: text, type: z.enum(pageTypes).catch('page'), layout });
const typedArticle = z.looseObject({ title: text, slug: text, layout, second_categories: relations, tags: relations });
const typedSettings = z.record(z.string(), z.unknown()).catch({});

/** The newest saved version, with what is typed now in its place. Undefined if the document does not exist. */
export async function readDraft(
  payload: Payload,
  cache: DocumentCache,
  { collection, id }: Drafted,
  typed: unknown,
): Promise<Draft | undefined> {
  const newest = { id, draft: true, depth: 0, disableErrors: true } as const;
  if (collection === 'site-settings' || collection === 'article-settings') {
    const around = await readPublished(payload, cache, collection === 'site-settings' ? 'pages' : 'articles', id);
    if (!around) return undefined;
    const saved = await payload.findGlobal({ slug: 'site-settings', draft: true, depth: 0 });
    const settings = Object.assign(saved, typedSettings.parse(typed));
    await cache.populate('site-settings', [settings]);
    return { ...around, site: toSiteSettings(settings) };
  }
  if (collection === 'wordings') {
    const saved = await payload.findByID({ collection, ...newest });
    if (!saved) return undefined;
    const path = (await findTwinPath(payload, saved.language, '/')) ?? '/';
    const { docs } = await payload.find({
      collection: 'pages',
      where: await whereAddress(payload, path),
      limit: 1,
      depth: 0,
    });
    const around = docs[0] && (await readPublished(payload, cache, 'pages', docs[0].id));
    const wording = Object.assign(saved, typedSettings.parse(typed));
    return around && { ...around, site: await readSiteIn(payload, cache, wording) };
  }
  if (collection === 'forms') return readForm(payload, cache, id, typed);
  if (collection === 'pages') {
    const saved = await payload.findByID({ collection, ...newest });
    if (!saved) return undefined;
    const page = typed === undefined ? saved : Object.assign(saved, typedPage.parse(typed), { id });
    await cache.populate(collection, [page]);
    const document = await toSpokenPage(payload, page);
    return { kind: 'page', document, ...(await readSiteAround(payload, cache, saved.language)) };
  }
  if (collection !== 'articles') return readDeclared(payload, cache, kindOf(collection), { newest, typed });
  const saved = await payload.findByID({ collection, ...newest });
  if (!saved) return undefined;
  const article = typed === undefined ? saved : Object.assign(saved, typedArticle.parse(typed), { id });
  await cache.populate(collection, [article]);
  const shown = toPost(article);
  const { id: own, lang, slug } = shown;
  const path = lang && pathOfStored(kindOf('articles'), { ...article });
  const link = path && (await findSpokenPath(payload, path));
  const document = { ...shown, ...(link ? { translations: [{ lang, id: own, slug, link }] } : {}) };
  return { kind: 'article', document, ...(await readSiteAround(payload, cache, saved.language)) };
}

/** A page of its own, with nothing but the form. */
async function readForm(
  payload: Payload,
  cache: DocumentCache,
  id: number,
  typed: unknown,
): Promise<Draft | undefined> {
  const draft = await readFormDraft(payload, id, typedSettings.parse(typed));
  if (!draft) return undefined;
  const { form, own } = draft;
  const title = form.title?.slice(0, 60) || 'Form';
  const document = {
    ...{ id, type: 'page', slug: 'draft', path: '/draft', title, modified: form.updatedAt },
    ...{ head: { title, description: title }, breadcrumbs: [], card: {} },
    layout: [{ acf_fc_layout: 'form', form: own.id, look: 'section', heading: title }],
  };
  return { kind: 'page', document, form: own, ...(await readSiteAround(payload, cache, form.language)) };
}

/** A page, at its address in the words of its language. */
async function toSpokenPage(payload: Payload, page: Page) {
  const shown = toPage(page);
  return { ...shown, path: await findSpokenPath(payload, shown.path) };
}

/** The settings around a draft of a further language, as far as they are written; visitors may not see them yet. */
async function readSiteAround(
  payload: Payload,
  cache: DocumentCache,
  language: string | null | undefined,
): Promise<Pick<Draft, 'site'>> {
  if (!language) return {};
  const where = { language: { equals: language } };
  const { docs } = await payload.find({ collection: 'wordings', where, draft: true, depth: 0, limit: 1 });
  return docs[0] ? { site: await readSiteIn(payload, cache, docs[0]) } : {};
}

async function readSiteIn(payload: Payload, cache: DocumentCache, wording: Wording): Promise<Draft['site']> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  await Promise.all([cache.populate('site-settings', [settings]), cache.populate('wordings', [wording])]);
  return settingsIn(toSiteSettings(settings), wording.language, toWording(wording));
}

/** A draft of a kind whose answers follow from its declaration. */
async function readDeclared(
  payload: Payload,
  cache: DocumentCache,
  kind: KindWith<'form'> & Kind,
  { newest, typed }: { newest: { id: number; draft: true; depth: 0; disableErrors: true }; typed: unknown },
): Promise<Draft | undefined> {
  const { collection, name, title } = kind;
  const saved = await payload.findByID({ collection, ...newest });
  if (!saved) return undefined;
  const typedFields = z.looseObject({ [title]: text, slug: text });
  const document = typed === undefined ? saved : Object.assign(saved, typedFields.parse(typed), { id: newest.id });
  await cache.populate(collection, [document]);
  const own = toOwnDocument(kind, document);
  const whole = { ...answerOf(kind, 'whole', { ...own, path: await findSpokenPath(payload, own.path) }) };
  return { kind: name as Draft['kind'], document: whole, ...(await readSiteAround(payload, cache, own.language)) };
}

/** The published document in which a change of settings is previewed. */
async function readPublished(
  payload: Payload,
  cache: DocumentCache,
  collection: 'pages' | 'articles',
  id: number,
): Promise<Pick<Draft, 'kind' | 'document'> | undefined> {
  if (collection === 'pages') {
    const page = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
    if (!page) return undefined;
    await cache.populate(collection, [page]);
    return { kind: 'page', document: await toSpokenPage(payload, page) };
  }
  const article = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
  if (!article) return undefined;
  await cache.populate(collection, [article]);
  return { kind: 'article', document: toPost(article) };
}
