import type { PreviewRequest } from '@frontage/contract/rendering.ts';
import { settingsIn } from '@frontage/contract/siteSettings.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindOf, pathOfStored, typeOf } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { findSpokenPath, whereAddress } from '../fields/language.ts';
import { readFormDraft } from '../forms/readForms.ts';
import type { Article, Wording } from '../payload-types.ts';
import type { PreviewClaim } from '../preview/previewLinks.ts';
import { findTwinPath } from './findTwinPath.ts';
import type { DocumentCache } from './published/documentCache.ts';
import { answerOf, categoriesOf, placeOf, type StoredDocument, toSiteSettings, toWording } from './toContract.ts';

/** A document in the form in which the content API would return it if it were published. */
export type Draft = Pick<PreviewRequest, 'kind' | 'document' | 'form' | 'site'>;

export type Drafted = { collection: Exclude<PreviewClaim['collection'], 'emails'>; id: number };

const text = z.string().catch('');

/**
 * The values of a form in the admin while somebody types. Only values that would stop the reading are corrected. All
 * others reach the renderer unchanged, and it reports what is wrong.
 */
const typedSettings = z.record(z.string(), z.unknown()).catch({});
const typedBlocks = z.array(z.looseObject({ blockType: z.string() })).catch([]);
const typedDocument = ({ blocks, title }: Kind) =>
  z.looseObject({ [title]: text, slug: text, ...(blocks ? { layout: typedBlocks } : {}) });

/** The newest saved version, with what is typed now in its place. Undefined if the document does not exist. */
export async function readDraft(
  payload: Payload,
  cache: DocumentCache,
  { collection, id }: Drafted,
  typed: unknown,
): Promise<Draft | undefined> {
  if (collection === 'site-settings' || collection === 'article-settings') {
    const around = await readPublished(payload, cache, collection === 'site-settings' ? 'pages' : 'articles', id);
    if (!around) return undefined;
    const saved = await payload.findGlobal({ slug: 'site-settings', draft: true, depth: 0 });
    const settings = Object.assign(saved, typedSettings.parse(typed));
    await cache.populate('site-settings', [settings]);
    return { ...around, site: toSiteSettings(settings) };
  }
  const newest = { id, draft: true, depth: 0, disableErrors: true } as const;
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
  const kind = kindOf(collection);
  const found = await payload.findByID({ collection, ...newest });
  if (!found) return undefined;
  const saved: StoredDocument = { ...found };
  const document = typed === undefined ? saved : Object.assign(saved, typedDocument(kind).parse(typed), { id });
  const { language } = saved;
  return {
    ...(await showDocument(payload, cache, kind, document)),
    ...(await readSiteAround(payload, cache, language)),
  };
}

/** A document as the content API would answer it, at its address in the words of its language. */
async function showDocument(
  payload: Payload,
  cache: DocumentCache,
  kind: KindWith<'page'> & Kind,
  stored: StoredDocument,
): Promise<Pick<Draft, 'kind' | 'document'>> {
  await cache.populate(kind.collection, [stored]);
  const written = pathOfStored(kind, stored);
  const path = written ? await findSpokenPath(payload, written) : kind.blocks && '/';
  const categories = kind.page.under ? categoriesOf(stored as Partial<Article>) : [];
  const answer = {
    ...answerOf(kind, 'whole', stored),
    ...placeOf(kind, 'whole', { type: typeOf(kind, stored), categories, path }),
  };
  // An article has no other place for its address.
  const { id, lang, slug } = answer;
  const link = 'path' in answer || !written ? undefined : path;
  const twins = lang && link ? { translations: [{ lang, id, slug, link }] } : {};
  return { kind: kind.name as Draft['kind'], document: { ...answer, ...twins } };
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
  const title = form.title?.slice(0, 60) || '…';
  const document = {
    ...{ id, type: 'page', slug: 'draft', path: '/draft', title, modified: form.updatedAt },
    ...{ head: { title, description: title }, breadcrumbs: [], card: {} },
    layout: [{ acf_fc_layout: 'form', form: own.id, look: 'section', heading: title }],
  };
  return { kind: 'page', document, form: own, ...(await readSiteAround(payload, cache, form.language)) };
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

/** The published document in which a change of settings is previewed. */
async function readPublished(payload: Payload, cache: DocumentCache, collection: 'pages' | 'articles', id: number) {
  const found = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
  return found ? showDocument(payload, cache, kindOf(collection), { ...found }) : undefined;
}
