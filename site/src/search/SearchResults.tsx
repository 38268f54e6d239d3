import type { Language } from '@frontage/contract/language.ts';
import { listMarks } from '@frontage/contract/listMarkup.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import { stretchOf } from '@frontage/contract/primitives/paging.ts';
import {
  addressOfQuestion,
  type HitKind,
  hitsPerPage,
  hits as hitWords,
  type SearchTab,
  type SearchTarget,
  searchTabs,
} from '@frontage/contract/search.ts';
import type { SearchVisit } from '@frontage/contract/visit.ts';
import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { CoverLink } from '@frontage/design/kit/CoverLink/CoverLink.tsx';
import { ListFoot } from '../lists/ListFoot.tsx';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  search: SearchVisit;
  target: SearchTarget;
  language: Language | undefined;
  /** Whether one tab per kind of document is shown above the results. */
  hasTabs?: boolean;
}

/**
 * The results of a search as a ledger: tabs, results by kind, the best kind first, and page numbers. It works without
 * script.
 */
export function SearchResults({ search, target, language, hasTabs = false }: SearchResultsProps) {
  const { hits, page, query, tab, total } = search;
  const hasHits = countOf('everything', search) > 0;
  return (
    <>
      {hasTabs && hasHits ? <Tabs search={search} target={target} /> : null}
      {hits.length > 0 ? (
        <>
          <div className={hasTabs ? undefined : styles.alone} {...{ [listMarks.list]: '' }}>
            {groupByKind(hits).map(([kind, group]) => (
              <HitGroup key={kind} kind={kind} hits={group} search={search} language={language} />
            ))}
          </div>
          <ListFoot
            stretch={stretchOf(total, hitsPerPage, page)}
            addressOf={(number) => addressOfQuestion(target, query, tab, number)}
            of={total === 1 ? 'hit' : 'hits'}
          />
        </>
      ) : (
        <Nothing words={search.query.split(' ').length} />
      )}
    </>
  );
}

function countOf(tab: SearchTab, { countsByKind }: SearchVisit): number {
  return searchTabs[tab].kinds.reduce((sum, kind) => sum + countsByKind[kind], 0);
}

function Tabs({ search, target }: Pick<SearchResultsProps, 'search' | 'target'>) {
  return (
    <nav aria-label="Kinds of results" className={styles.tabs}>
      <ul className={styles.row}>
        {Object.entries(searchTabs).map(([name, { label }]) => (
          <li key={name}>
            <a
              href={addressOfQuestion(target, search.query, name as SearchTab)}
              aria-current={name === search.tab ? 'page' : undefined}
              className={styles.tab}
            >
              {label} <span className={styles.count}>{countOf(name as SearchTab, search)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FoundDocument = SearchVisit['hits'][number];

/** Groups results by kind, in the order of the best result of each kind. */
function groupByKind(hits: readonly FoundDocument[]): [HitKind, FoundDocument[]][] {
  const groups = new Map<HitKind, FoundDocument[]>();
  for (const hit of hits) {
    const group = groups.get(hit.kind);
    if (group) group.push(hit);
    else groups.set(hit.kind, [hit]);
  }
  return [...groups];
}

interface HitGroupProps {
  kind: HitKind;
  hits: readonly FoundDocument[];
  search: SearchVisit;
  language: Language | undefined;
}

/** Results of one kind on this page. Further ones on the next page are appended below, where readers look for them. */
function HitGroup({ hits, kind, language, search: { countsByKind, page } }: HitGroupProps) {
  const id = `hits-${page}-${kind}`;
  const all = countsByKind[kind];
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {hitWords[kind].heading}{' '}
        <span className={styles.share}>
          {hits.length < all ? `${hits.length} of ${all} hits` : all === 1 ? '1 hit' : `${all} hits`}
        </span>
      </h2>
      <ol {...{ [listMarks.entries]: id }}>
        {hits.map((hit) => (
          <Hit key={hit.id} hit={hit} language={language} />
        ))}
      </ol>
    </section>
  );
}

function Hit({ hit, language }: { hit: FoundDocument; language: Language | undefined }) {
  const detail = detailOf(hit, language);
  return (
    <li className={styles.hit}>
      <div>
        <h3 className={styles.title}>
          <CoverLink href={hit.path}>
            <Marked parts={hit.title} />
          </CoverLink>
        </h3>
        <p className={styles.excerpt}>
          <Marked parts={hit.excerpt} />
        </p>
        <p className={styles.path}>{hit.path}</p>
      </div>
      {detail ? <p className={styles.detail}>{detail}</p> : null}
    </li>
  );
}

/** Highlights the words that were asked for. */
function Marked({ parts }: { parts: FoundDocument['title'] }) {
  return parts.map(({ isMatch, text }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change places
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}

/** The day of an article, or the label of a page's card unless it only repeats the kind. */
function detailOf({ date, kind, label }: FoundDocument, language: Language | undefined): string | undefined {
  if (date) return formatDate(date, language);
  return label === hitWords[kind].label ? undefined : label;
}

/** An empty berth, and what to do about it. */
function Nothing({ words }: { words: number }) {
  return (
    <div className={styles.empty}>
      <div className={styles.emptyWords}>
        <h2 className={styles.emptyHeading}>
          {words === 1 ? 'No page has this word' : 'No page has all of these words'}
        </h2>
        <p>
          {words === 1 ? 'Type only its first letters' : 'Leave one out, or type only its first letters'}: <q>settle</q>{' '}
          also finds settlement.
        </p>
      </div>
      <Berth freeLabel="no entry here" takenLabel="" isTaken={false} />
    </div>
  );
}
