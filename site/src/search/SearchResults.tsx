import type { Language } from '@frontage/contract/language.ts';
import { listMarks } from '@frontage/contract/listMarkup.ts';
import { spelled } from '@frontage/contract/primitives/counting.ts';
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
import type { Words } from '@frontage/contract/words/say.ts';
import { sayKinds } from '@frontage/contract/words/sayKinds.ts';
import { Berth, CoverLink, sayCount, saySite, useWords } from '@frontage/design/kit/index.ts';
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
  const words = useWords();
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
            of={sayCount(words, { one: 'search.hitWordOne', other: 'search.hitWord' }, total)}
          />
        </>
      ) : (
        <Nothing count={search.query.split(' ').length} />
      )}
    </>
  );
}

function countOf(tab: SearchTab, { countsByKind }: SearchVisit): number {
  return searchTabs[tab].kinds.reduce((sum, kind) => sum + countsByKind[kind], 0);
}

function Tabs({ search, target }: Pick<SearchResultsProps, 'search' | 'target'>) {
  const words = useWords();
  return (
    <nav aria-label={saySite(words, 'search.kinds')} className={styles.tabs}>
      <ul className={styles.row}>
        {Object.entries(searchTabs).map(([name, { label }]) => (
          <li key={name}>
            <a
              href={addressOfQuestion(target, search.query, name as SearchTab)}
              aria-current={name === search.tab ? 'page' : undefined}
              className={`strong muted ${styles.tab}`}
            >
              {name === 'everything' ? saySite(words, 'search.everything') : sayKinds(label, words)}{' '}
              <span className={styles.count}>{countOf(name as SearchTab, search)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FoundDocument = SearchVisit['hits'][number];

/** Groups results by kind, in the order of the best of each; what explains words is below what answers in full. */
function groupByKind(hits: readonly FoundDocument[]): [HitKind, FoundDocument[]][] {
  const groups = new Map<HitKind, FoundDocument[]>();
  for (const hit of hits) {
    const group = groups.get(hit.kind);
    if (group) group.push(hit);
    else groups.set(hit.kind, [hit]);
  }
  const isExplained = (kind: HitKind) => Number(kind === 'glossary');
  return [...groups].toSorted(([one], [other]) => isExplained(one) - isExplained(other));
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
  const words = useWords();
  return (
    <section aria-labelledby={id} className={`columns ${styles.group}`}>
      <h2 id={id} className={`small-heading at-1-3 ${styles.heading}`}>
        {sayKinds(hitWords[kind].heading, words)}{' '}
        <span className={`note ${styles.share}`}>
          {hits.length < all ? saySite(words, 'search.hitsOf', { count: hits.length, all }) : sayHits(all, words)}
        </span>
      </h2>
      <ol className="at-4-9" {...{ [listMarks.entries]: id }}>
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
        <p className={`note ${styles.path}`}>{hit.path}</p>
      </div>
      {detail ? <p className={`note ${styles.detail}`}>{detail}</p> : null}
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
function Nothing({ count }: { count: number }) {
  const words = useWords();
  const part = saySite(words, 'search.part');
  const told = { part: '\n', whole: saySite(words, 'search.whole') };
  const [before, after] = saySite(words, count === 1 ? 'search.shorten' : 'search.leaveOut', told).split('\n');
  return (
    <div className={styles.empty}>
      <div className={styles.emptyWords}>
        <h2>{saySite(words, count === 1 ? 'search.noWord' : 'search.noWords')}</h2>
        <p>
          {before}
          <q>{part}</q>
          {after}
        </p>
      </div>
      <Berth freeLabel={saySite(words, 'search.noEntry')} takenLabel="" isTaken={false} />
    </div>
  );
}

/** Text above the field: how many documents match, and for how many words. */
export function describeSearch({ query, total }: SearchVisit, words?: Words): string {
  const hits = sayHits(total, words);
  const asked = query.split(' ').length;
  const said = sayCount(words, { one: 'search.wordOne', other: 'search.wordMany', spelled }, asked);
  return saySite(words, 'search.results', { hits, words: said });
}

/** The title of a page with search results: the query comes first. */
export function searchTitle(title: string, search: SearchVisit | undefined, words?: Words): string {
  if (!search) return title;
  const { page, query } = search;
  return page > 1 ? saySite(words, 'search.titlePage', { query, page, title }) : `${query}: ${title}`;
}

const sayHits = (count: number, words?: Words): string =>
  sayCount(words, { one: 'search.hitOne', other: 'search.hits' }, count);
