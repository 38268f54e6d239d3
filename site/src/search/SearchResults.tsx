import { listMarks } from '@frontage/contract/listMarkup.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import { stretchOf } from '@frontage/contract/primitives/paging.ts';
import { hitsPerPage, searchMarks, searchPages, searchTabs } from '@frontage/contract/searchMarkup.ts';
import { CoverLink } from '@frontage/design/kit/CoverLink/CoverLink.tsx';
import { ListFoot } from '../lists/ListFoot.tsx';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  /** Where a visitor may go who found nothing. */
  ways: readonly Link[];
  /** Above the hits, one tab for each kind of document. */
  hasTabs?: boolean;
}

/**
 * Tabs, hits and page numbers, as a template: one of each, which the backend repeats and fills in. Search works
 * without script.
 */
export function SearchResults({ ways, hasTabs = false }: SearchResultsProps) {
  return (
    <template {...{ [searchMarks.results]: '' }}>
      {hasTabs ? (
        <nav aria-label="Kinds of results" className={styles.tabs}>
          <ul className={styles.row}>
            {Object.entries(searchTabs).map(([name, { label }]) => (
              <li key={name} {...{ [searchMarks.tab]: name }}>
                <a href={searchPages.search.path} className={styles.tab}>
                  {label} <span className={styles.count}>0</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div {...{ [listMarks.list]: '' }}>
        <div>
          <ol {...{ [listMarks.entries]: 'hits' }} className={hasTabs ? undefined : styles.ruled}>
            <li {...{ [searchMarks.hit]: '' }} className={styles.hit}>
              <p className={styles.facts}>
                <span {...{ [searchMarks.kind]: '' }} className={styles.kind} />
                <span {...{ [searchMarks.detail]: '' }} />
              </p>
              <div className={styles.text}>
                <h2 className={styles.title}>
                  <CoverLink href="/" {...{ [searchMarks.title]: '' }}>
                    Title
                  </CoverLink>
                </h2>
                <p {...{ [searchMarks.excerpt]: '' }} className={styles.excerpt} />
                <p {...{ [searchMarks.path]: '' }} className={styles.path} />
              </div>
            </li>
          </ol>
        </div>
      </div>
      {/* Page 1 of many has every part that a foot can have: a current number, another one, and a gap. */}
      <ListFoot stretch={stretchOf(20 * hitsPerPage, hitsPerPage)} basePath={searchPages.search.path} of="hits" />
      <div {...{ [searchMarks.empty]: '' }} className={styles.empty}>
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
    </template>
  );
}
