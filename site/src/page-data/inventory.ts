import { createHash } from 'node:crypto';
import type { ContentClient } from '@frontage/client/contentClient.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { PostLite } from '@frontage/contract/postLite.ts';
import { kindsWith, type PagedName, type PagedType } from '@frontage/kinds/kinds.ts';

/** Everything that is published, in brief: the starting point of a publication. R57. */
export interface Inventory {
  /** The further languages that visitors see. */
  languages: readonly string[];
  /** The documents of a kind, in the order of their types; those of further languages are last, with their `lang`. */
  rowsOf(kind: PagedName): PostLite[];
  find(kind: PagedName, id: number): PostLite | undefined;
  /** A mark that changes whenever a document of the kind is changed, added or removed. */
  stateOf(kind: PagedName): string;
}

/** Ids by kind. */
export type Absent = Partial<Record<PagedName, ReadonlySet<number>>>;

/** `languagesAround`: reads the further languages from the answer for the home page. */
export async function readInventory(
  content: ContentClient,
  languagesAround: (home: PostLite) => Promise<readonly string[]>,
): Promise<Inventory> {
  const all = new Map<string, { rows: PostLite[]; byId: ReadonlyMap<number, PostLite>; state: string }>();
  let languages: readonly string[] = [];
  for (const kind of kindsWith('page')) {
    const { name, types } = kind;
    const rows: PostLite[] = [];
    for (const type of Object.keys(types)) rows.push(...(await content.postsLite({ type: type as PagedType })));
    const home = rows.find(({ slug, type }) => type === 'page' && slug === 'home');
    if (home) languages = await languagesAround(home);
    for (const lang of 'hasTwins' in kind ? languages : []) {
      for (const type of Object.keys(types))
        rows.push(...(await content.postsLite({ type: type as PagedType, ...inLang(lang) })));
    }
    all.set(name, { rows, byId: new Map(rows.map((row) => [row.id, row])), state: markOf(rows) });
  }
  return {
    languages,
    rowsOf: (kind) => all.get(kind)?.rows ?? [],
    find: (kind, id) => all.get(kind)?.byId.get(id),
    stateOf: (kind) => all.get(kind)?.state ?? '',
  };
}

/** The part of a call that asks for documents of a further language. */
export function inLang(lang: string | undefined): { lang?: Language } {
  return lang ? { lang: lang as Language } : {};
}

/**
 * Returns a value that changes with the API's answer for a document. If a backend gives no version, the time of the
 * last change is used.
 */
export function versionOf({ modified, version }: Pick<PostLite, 'modified' | 'version'>): string {
  return version ?? modified;
}

function markOf(rows: readonly PostLite[]): string {
  const hash = createHash('sha1');
  for (const row of rows) hash.update(`${row.type} ${row.id} ${row.slug} ${row.categories[0]} ${versionOf(row)}\n`);
  return hash.digest('base64url');
}
