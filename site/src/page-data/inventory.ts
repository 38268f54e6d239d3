import { createHash } from 'node:crypto';
import type { ContentClient } from '@frontage/client/contentClient.ts';
import { type Language, languageAt } from '@frontage/contract/language.ts';
import type { PostLite } from '@frontage/contract/post.ts';
import { oncePer } from '@frontage/contract/primitives/once.ts';
import { pathOn, type Sited, type SpokenLanguages } from '@frontage/contract/spokenPaths.ts';
import { kindsWith, type PagedName } from '@frontage/kinds/kinds.ts';

export type Inventory = Awaited<ReturnType<typeof readInventory>>;

/** Ids by kind. */
export type Absent = Partial<Record<PagedName, ReadonlySet<number>>>;

/**
 * Reads everything that is published, in brief: the starting point of a publication. R57. `languagesAround`: reads the
 * languages of the site, the default one first, from the answer for the home page.
 */
export async function readInventory(
  content: ContentClient,
  languagesAround: (home: PostLite) => Promise<NonNullable<SpokenLanguages>>,
) {
  const listed = [...(await content.postsLite({}))];
  const home = listed.find(({ slug, type }) => type === 'page' && slug === 'home');
  const spoken = home ? await languagesAround(home) : [];
  for (const { code } of spoken.slice(1)) listed.push(...(await content.postsLite(inLang(code))));
  const all = new Map<string, { rows: PostLite[]; byId: ReadonlyMap<number, PostLite>; state: string }>();
  for (const kind of kindsWith('page')) {
    const rows = listed.filter(({ lang, type }) => type in kind.types && (!lang || 'hasTwins' in kind));
    all.set(kind.name, { rows, byId: new Map(rows.map((row) => [row.id, row])), state: markOf(rows) });
  }
  /** The site as it is around pages of a language, as far as addresses go; without one, of the default language. */
  const siteIn = oncePer((asked: string | undefined): Sited => {
    const language = asked ?? spoken[0]?.code;
    return { language, languages: spoken.filter(({ code }, place) => place === 0 || code === language) };
  });
  return {
    /** The further languages that visitors see. */
    languages: spoken.slice(1).map(({ code }): string => code),
    /** The further language of the page at a path; undefined in the default one. */
    languageAt: (path: string): string | undefined => languageAt(path, spoken),
    siteIn,
    /** The address of one of the site's own paths in a language. */
    pathIn: (language: string | undefined, plain: string) => pathOn(siteIn(language), plain),
    /** The documents of a kind, in the order of their types; those of further languages are last, with their `lang`. */
    rowsOf: (kind: PagedName) => all.get(kind)?.rows ?? [],
    find: (kind: PagedName, id: number) => all.get(kind)?.byId.get(id),
    /** A mark that changes whenever a document of the kind is changed, added or removed. */
    stateOf: (kind: PagedName) => all.get(kind)?.state ?? '',
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
