import type { KindHits } from '@frontage/kinds/defineKind.ts';
import { type HitKind, type KindWith, kindsWith } from '@frontage/kinds/kinds.ts';
import { searchPath } from './paths.ts';
import { pathOn, type Sited } from './spokenPaths.ts';

export type { HitKind } from '@frontage/kinds/kinds.ts';

type Hits = KindWith<'search'>['search']['hits'];
type HitsOf<Some> = Some extends unknown ? Some[keyof Some] : never;
type TabOf<Some> = Some extends { tab: infer Tab } ? Tab & string : never;

/** The kinds of document that a search finds, with the words above one of them and above all. */
export const hits = Object.fromEntries(
  kindsWith('search')
    .toSorted((a, b) => a.search.place - b.search.place)
    .flatMap(({ search }) => Object.entries<KindHits>(search.hits)),
) as Record<HitKind, KindHits>;
export const hitKinds = Object.keys(hits) as [HitKind, ...HitKind[]];

export type SearchTab = 'everything' | TabOf<HitsOf<Hits>>;

interface Tab {
  label: string;
  kinds: readonly HitKind[];
}

/** The tabs above the hits, by the value of `kind` in the address; `everything` has none. */
export const searchTabs = { everything: { label: 'Everything', kinds: hitKinds } } as unknown as Record<SearchTab, Tab>;
for (const kind of hitKinds) {
  const { tab, tabLabel } = hits[kind];
  const name = tab as SearchTab;
  searchTabs[name] = { label: tabLabel, kinds: [...(searchTabs[name]?.kinds ?? []), kind] };
}

/** The pages that answer a search, each with the name of its parameter. R1. */
export const searchPages = {
  search: { path: searchPath, parameter: 'q' },
  insights: { path: '/insights', parameter: 'searchValue' },
} as const;

/** Characters of a query that are read; the rest is cut. */
export const maxQueryCharacters = 200;
/** Hits on one page. */
export const hitsPerPage = 8;

export interface SearchTarget {
  path: string;
  parameter: string;
}

/** A page that answers a search, in the language around a page; that of insights is in the default one alone. */
export function searchOn(site: Sited, page: keyof typeof searchPages = 'search'): SearchTarget {
  const { parameter, path } = searchPages[page];
  return { parameter, path: pathOn(site, path) };
}

/** The address that repeats a search, with another tab or page. */
export function addressOfQuestion(target: SearchTarget, query: string, tab: SearchTab, page = 1): string {
  const parameters = new URLSearchParams({ [target.parameter]: query });
  if (target.parameter === searchPages.search.parameter && tab !== 'everything') parameters.set('kind', tab);
  if (page > 1) parameters.set('page', String(page));
  return `${target.path}?${parameters}`;
}
