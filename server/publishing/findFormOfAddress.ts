import { ownPages } from '@frontage/contract/ownPages.ts';
import { decoded } from '@frontage/contract/primitives/decoded.ts';
import { kindsWith } from '@frontage/kinds/kinds.ts';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { findDocumentAt, findPlainPath, listAt } from '../fields/language.ts';

const mostRedirects = 5;

/**
 * The path that is meant where somebody names a page of the site by its path or its full address; undefined where it is
 * neither.
 */
export function pathMeant(typed: string): string | undefined {
  const text = typed.trim();
  const isPath = /^\/(?![/\\])/.test(text);
  if (!isPath && !/^https?:\/\//i.test(text)) return undefined;
  const base = 'http://site.invalid';
  if (!URL.canParse(text, base)) return undefined;
  const { pathname } = new URL(text, base);
  const path = (decoded(pathname) ?? pathname).replace(/\/$/, '');
  return path === '' ? '/' : path;
}

/**
 * The admin address of the form that edits what visitors read at a path; for a redirect, that of its target. Undefined
 * where there is nothing that `req` may read.
 */
export async function findFormOfAddress(req: PayloadRequest, path: string): Promise<string | undefined> {
  let asked = path;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const form = (await findFormOfDocument(req, asked)) ?? (await findFormOfList(req, asked));
    if (form) return form;
    const redirect = await findFirst(req, 'redirects', { from: { equals: asked } });
    if (!redirect) return undefined;
    const to = 'to' in redirect ? pathMeant(String(redirect.to)) : undefined;
    if (to === undefined) return formOf('redirects', redirect.id);
    asked = to;
  }
  return undefined;
}

/** What visitors see comes first, then a draft with this address. */
async function findFormOfDocument(req: PayloadRequest, path: string): Promise<string | undefined> {
  const found =
    (await findDocumentAt(req, path, { draft: false, overrideAccess: false })) ??
    (await findDocumentAt(req, path, { draft: true, overrideAccess: false }));
  return found && formOf(found.kind.collection, found.document.id);
}

/** The form for a page that shows many documents. */
async function findFormOfList(req: PayloadRequest, asked: string): Promise<string | undefined> {
  const { path } = await findPlainPath(req.payload, asked, req);
  // The search page replaces the list of the category of that name.
  const articles = path === ownPages.search.path ? undefined : listAt(path);
  if (articles) {
    const { category, tag } = articles;
    const [collection, slug] = tag ? (['tags', tag] as const) : (['categories', category] as const);
    const found = await findFirst(req, collection, { slug: { equals: slug } });
    return found && formOf(collection, found.id);
  }
  for (const { collection, part } of kindsWith('part')) {
    const list = `/admin/collections/${collection}`;
    if (path === part.all.path) return list;
    if (!path.startsWith(`${part.all.path}/`)) continue;
    const group = part.groupAt(path);
    if (group) return `${list}?where[${group.field}][equals]=${group.value}`;
    const found = await findFirst(req, collection, { slug: { equals: path.slice(part.all.path.length + 1) } });
    return found && formOf(collection, found.id);
  }
  return undefined;
}

async function findFirst(req: PayloadRequest, collection: CollectionSlug, where: Where) {
  const asked = { limit: 1, pagination: false, depth: 0, overrideAccess: false, req } as const;
  return (await req.payload.find({ collection, where, ...asked })).docs[0];
}

function formOf(collection: CollectionSlug, id: number): string {
  return `/admin/collections/${collection}/${id}`;
}
