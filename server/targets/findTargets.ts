import { type AnchoredBlock, anchorsOfArticle, anchorsOfPage } from '@frontage/blocks/text/anchorsOf.ts';
import { categorySlugs } from '@frontage/contract/article.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import type { Kind, KindName } from '@frontage/kinds/defineKind.ts';
import { type AnyKind, kindNamed, kindOf, kindsWith, names } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { answer, type Call, getCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { findDocumentAt, findStoredPath, originals } from '../fields/language.ts';
import { type HasLayout, hasBlocks } from '../texts/textOfLayout.ts';
import { findStanding, targetNamed, targetOf, targetOfPicture } from './standings.ts';
import { readLink, type Standing, type Target, targetAt, type Wanted } from './target.ts';

/** Automatic anchors of blocks without a name: with another block before it, such a link would lead elsewhere. */
const counted = /^(?:section|part)-\d+$/;

/** The named places of a document that a link can lead to. */
function partsOf(collection: string, document: object, whole: Target): Target[] {
  if (!hasBlocks(collection)) return [];
  const everywhere = anchorsIn(collection, []);
  return [...anchorsIn(collection, Reflect.get(document, 'layout'))]
    .filter((anchor) => !everywhere.has(anchor) && !counted.test(anchor))
    .map((anchor) => {
      const title = `${whole.title}: ${anchor.replaceAll('-', ' ')}`;
      const { isPublished } = whole;
      return { ...targetAt(say('Part of a page'), title, `${whole.value}#${anchor}`), isPublished };
    });
}

/** The most targets of one kind that are offered at once. */
const atMost = 8;

/** Targets that words of a title, or a part of an address, may mean, kind by kind. Without words: the usual ones. */
export async function findTargets(req: PayloadRequest, wanted: Wanted, words: string): Promise<Target[]> {
  if (wanted === 'link') return findLinks(req, words);
  const { how, kind } = kindNamed(wanted);
  const found = await findOf(req, kind, words, words, how);
  return found.map((one) => targetNamed(kind, how, one));
}

/** After a # comes a part of a page. Where only one page matches, its parts are offered as well. */
async function findLinks(req: PayloadRequest, typed: string): Promise<Target[]> {
  const [words = '', part] = typed.split('#', 2);
  const documents: { target: Target; parts: Target[] }[] = [];
  // Typed in the words of a further language, or as it is stored.
  const stored = await findStoredPath(req.payload, words, req);
  for (const kind of kindsWith('page')) {
    for (const document of await findOf(req, kind, words, stored)) {
      const target = targetOf(kind, document);
      documents.push({ target, parts: partsOf(kind.collection, document, target) });
    }
  }
  const parts = documents.map((one) => one.parts);
  if (part !== undefined) return parts.flatMap((of) => few(of.filter(({ value }) => value.includes(`#${part}`))));
  return [
    ...documents.map(({ target }) => target),
    ...(parts.length === 1 ? few(parts.flat()) : []),
    ...(await findLists(req, words)),
    ...ownPagesWith(words),
    ...(words === '' ? [] : await picturesWith(req, words)),
  ];
}

async function picturesWith(req: PayloadRequest, words: string): Promise<Target[]> {
  const pictures = await req.payload.find({
    collection: 'media',
    ...asked(req, matching(words, 'alt', 'filename'), 'alt'),
  });
  return pictures.docs.flatMap((picture) => targetOfPicture(picture) ?? []);
}

/** Documents of a kind by their title, or by a part of their address or their name. */
async function findOf(
  req: PayloadRequest,
  { collection, hasTwins, page, sort, title }: AnyKind & Kind,
  words: string,
  address: string,
  how?: KindName,
): Promise<object[]> {
  const ofType: Where = how?.type ? { type: { equals: how.type } } : {};
  // Blocks name what is of the default language, and its twins stand for it in the others.
  const ofLanguage: Where = how && hasTwins ? originals : {};
  const where = { and: [matching(words, title, page ? 'address' : (how?.key ?? title), address), ofType, ofLanguage] };
  return (await req.payload.find({ collection, ...asked(req, where, sort) })).docs;
}

async function findLists(req: PayloadRequest, words: string): Promise<Target[]> {
  // In PostgreSQL these slugs are an enum, which cannot be searched for a part of a text.
  const slugs = categorySlugs.filter((slug) => slug.includes(words.toLowerCase()));
  const where = words === '' ? {} : { or: [matching(words, 'name', 'name'), { slug: { in: slugs } }] };
  const { docs } = await req.payload.find({ collection: 'categories', ...asked(req, where, 'name') });
  return docs.map(({ name, slug }) => targetAt(say('List of articles'), name, `/${slug}`));
}

function ownPagesWith(words: string): Target[] {
  const sought = words.toLowerCase();
  return Object.values(ownPages)
    .filter(({ path, title }) => path.includes(sought) || title.toLowerCase().includes(sought))
    .map(({ path, title }) => targetAt(say('Page of the site'), title, path));
}

/** Each of the words in the title, or the whole text as a part of the address or the name. */
function matching(words: string, title: string, key: string, address = words): Where {
  const all = words.split(/\s+/).filter(Boolean);
  if (all.length === 0) return {};
  return { or: [{ and: all.map((word) => ({ [title]: { contains: word } })) }, { [key]: { contains: address } }] };
}

function few<One>(many: readonly One[]): One[] {
  return many.slice(0, atMost);
}

function asked(req: PayloadRequest, where: Where, sort: string | string[]) {
  return { where, sort, limit: atMost, pagination: false, depth: 0, overrideAccess: false, req } as const;
}

const wanted = z.enum(['link', ...names]);
const search = z.object({ wanted, words: z.string().max(200).default('') });
const value = z.string().min(1).max(500);
const look = z.object({ wanted, value: z.union([value.transform((one) => [one]), z.array(value).max(40)]) });

/**
 * `GET /api/targets?wanted=link&words=audit`: targets that words of a title, or a part of an address, may mean.
 * `GET /api/targets/at?wanted=link&value=/services`: what stored texts lead to, in the same order.
 */
export const targetEndpoints: Call[] = [
  getCall('/targets', async (req) => {
    const { data } = search.safeParse(req.query);
    if (!data) return answer(400, 'Say what is wanted: ?wanted=link&words=audit');
    return answer(200, { targets: await findTargets(req, data.wanted, data.words.trim()) });
  }),
  getCall('/targets/at', async (req) => {
    const { data } = look.safeParse(req.query);
    if (!data) return answer(400, 'Say where to look: ?wanted=link&value=/services');
    const standings: Standing[] = [];
    for (const one of data.value) {
      const link = data.wanted === 'link' ? readLink(one) : undefined;
      const place = link?.kind === 'path' ? link.path : one;
      standings.push(await findStanding(req, data.wanted, place));
    }
    return answer(200, { standings });
  }),
];

/** The anchors of a document that a link can lead to, from its stored blocks. */
export function anchorsIn(collection: HasLayout, layout: unknown): Set<string> {
  const blocks = (Array.isArray(layout) ? layout : []).map(asBlock);
  return kindOf(collection).blocks === 'page' ? anchorsOfPage(blocks) : anchorsOfArticle(blocks);
}

/** The anchors of the document at an address; undefined where there is none. */
export async function findAnchors(req: PayloadRequest, path: string): Promise<Set<string> | undefined> {
  const there = await findDocumentAt(req, path);
  if (!there || !hasBlocks(there.kind.collection)) return undefined;
  return anchorsIn(there.kind.collection, Reflect.get(there.document, 'layout'));
}

function asBlock(row: unknown): AnchoredBlock {
  const { anchor, blockType, heading, text } = Object(row) as Record<string, unknown>;
  return {
    acf_fc_layout: headingsOf(blockType) ?? '',
    anchor: headingsOf(anchor),
    heading: headingsOf(heading),
    text: headingsOf(text),
  };
}

function headingsOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
