import { listMarks } from '@frontage/contract/listMarkup.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import { stretchOf } from '@frontage/contract/primitives/paging.ts';
import {
  addressOfQuestion,
  hitLabels,
  hitsPerPage,
  type SearchTab,
  type SearchTarget,
  searchTabs,
} from '@frontage/contract/search.ts';
import type { SearchVisit } from '@frontage/contract/visit.ts';
import { CoverLink } from '@frontage/design/kit/CoverLink/CoverLink.tsx';
import { ListFoot } from '../lists/ListFoot.tsx';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  search: SearchVisit;
  target: SearchTarget;
  /** Where a visitor may go who found nothing. */
  ways: readonly Link[];
  /** Above the hits, one tab for each kind of document. */
  hasTabs?: boolean;
}

/** What a question found: tabs, hits and page numbers. Search works without script. */
export function SearchResults({ search, target, ways, hasTabs = false }: SearchResultsProps) {
  const { hits, page, query, tab, total } = search;
  return (
    <>
      {hasTabs ? <Tabs search={search} target={target} /> : null}
      {hits.length > 0 ? (
        <>
          <div {...{ [listMarks.list]: '' }}>
            <div>
              <ol {...{ [listMarks.entries]: 'hits' }} className={hasTabs ? undefined : styles.ruled}>
                {hits.map((hit) => (
                  <Hit key={`${hit.kind} ${hit.id}`} hit={hit} />
                ))}
              </ol>
            </div>
          </div>
          <ListFoot
            stretch={stretchOf(total, hitsPerPage, page)}
            addressOf={(number) => addressOfQuestion(target, query, tab, number)}
            of={total === 1 ? 'hit' : 'hits'}
          />
        </>
      ) : (
        <Nothing ways={ways} />
      )}
    </>
  );
}

function Tabs({ search, target }: Pick<SearchResultsProps, 'search' | 'target'>) {
  const countOf = (tab: SearchTab) => searchTabs[tab].kinds.reduce((sum, kind) => sum + search.countsByKind[kind], 0);
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
              {label} <span className={styles.count}>{countOf(name as SearchTab)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FoundDocument = SearchVisit['hits'][number];

function Hit({ hit }: { hit: FoundDocument }) {
  const detail = detailOf(hit);
  return (
    <li className={styles.hit}>
      <p className={styles.facts}>
        <span className={styles.kind}>{hitLabels[hit.kind]}</span>
        {detail ? <span>{`, ${detail}`}</span> : null}
      </p>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <CoverLink href={hit.path}>
            <Marked parts={hit.title} />
          </CoverLink>
        </h2>
        <p className={styles.excerpt}>
          <Marked parts={hit.excerpt} />
        </p>
        <p className={styles.path}>{hit.path}</p>
      </div>
    </li>
  );
}

/** The words that were asked for stand out. */
function Marked({ parts }: { parts: FoundDocument['title'] }) {
  return parts.map(({ isMatch, text }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change places
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}

/** The day of an article, the letter of a term, what a card says of a page unless that is what its kind says. */
function detailOf({ date, kind, label, path }: FoundDocument): string | undefined {
  if (date) return formatDate(date);
  if (kind === 'glossary') return /^\/glossary\/([a-z])#/.exec(path)?.[1]?.toUpperCase();
  return label === hitLabels[kind] ? undefined : label;
}

function Nothing({ ways }: { ways: readonly Link[] }) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyHeading}>No page holds all of these words</h2>
      <p>
        Leave one out, or write only how it begins: <q>settle</q> also finds settlement. Otherwise:
      </p>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.href}>
            <a href={way.href}>{way.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
