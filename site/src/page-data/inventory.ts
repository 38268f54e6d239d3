import { createHash } from 'node:crypto';
import type { ContentClient } from '@frontage/client/contentClient.ts';
import { pageTypes } from '@frontage/contract/pageType.ts';
import type { PostLite } from '@frontage/contract/postLite.ts';

/** Everything that is published, in brief: the starting point of a publication. R57. */
export interface Inventory {
  /** Pages of blocks, in the order of their types. */
  pages: PostLite[];
  /** Articles and news. */
  articles: PostLite[];
  find(kind: DocumentKind, id: number): PostLite | undefined;
  /** A mark that changes whenever a document of the kind is changed, added or removed. */
  stateOf(kind: DocumentKind): string;
}

export type DocumentKind = 'page' | 'article';

const articleTypes = ['post', 'news'] as const;

export async function readInventory(content: ContentClient): Promise<Inventory> {
  const rowsOf = async (types: readonly PostLite['type'][]) => {
    const rows: PostLite[] = [];
    for (const type of types) rows.push(...(await content.postsLite({ type: type as (typeof articleTypes)[number] })));
    return rows;
  };
  const documents = { page: await rowsOf(pageTypes), article: await rowsOf(articleTypes) };
  const byId = { page: byIdOf(documents.page), article: byIdOf(documents.article) };
  const states = { page: markOf(documents.page), article: markOf(documents.article) };
  return {
    pages: documents.page,
    articles: documents.article,
    find: (kind, id) => byId[kind].get(id),
    stateOf: (kind) => states[kind],
  };
}

/**
 * Returns a value that changes with the API's answer for a document. If a backend gives no version, the time of the
 * last change is used.
 */
export function versionOf({ modified, version }: Pick<PostLite, 'modified' | 'version'>): string {
  return version ?? modified;
}

function byIdOf(rows: readonly PostLite[]): Map<number, PostLite> {
  return new Map(rows.map((row) => [row.id, row]));
}

function markOf(rows: readonly PostLite[]): string {
  const hash = createHash('sha1');
  for (const row of rows) hash.update(`${row.type} ${row.id} ${row.slug} ${row.categories[0]} ${versionOf(row)}\n`);
  return hash.digest('base64url');
}
