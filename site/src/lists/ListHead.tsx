import { searchPages } from '@frontage/contract/search.ts';
import type { SearchVisit } from '@frontage/contract/visit.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { describeSearch } from '../search/searchWords.ts';
import type { ArticleListPage } from './articleLists.ts';
import { CategoryCells } from './CategoryCells.tsx';
import styles from './ListHead.module.css';
import { headingOf, leadOf } from './listWords.ts';
import { TagFilter } from './TagFilter.tsx';
import { TallyOfMonths } from './TallyOfMonths.tsx';

interface ListHeadProps {
  list: Pick<ArticleListPage, 'frame' | 'stretch'>;
  /** The results of a search, if there was one. */
  search?: SearchVisit | undefined;
}

/** Heading and filters of an article list. */
export function ListHead({ list: { frame, stretch }, search }: ListHeadProps) {
  const { category, months } = frame;
  const lead = leadOf({ frame, stretch });
  return (
    <header className={styles.head}>
      <div className={styles.opening}>
        <h1 className={styles.title}>
          <Lines text={headingOf(frame)} />
          {stretch.page > 1 ? <span className="visually-hidden">, page {stretch.page}</span> : null}
        </h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {search ? null : <TallyOfMonths months={months} className={styles.tally} />}
      </div>
      {/* In a search the results follow directly after the field. */}
      {search ? null : (
        <div>
          <CategoryCells categories={frame.categories} />
          <TagFilter groups={frame.tags} />
        </div>
      )}
      {category.slug === 'insights' ? (
        <div className={styles.search}>
          <SearchForm
            target={searchPages.insights}
            label="Search the articles"
            status={search && describeSearch(search)}
            query={search?.query}
            size="line"
          />
        </div>
      ) : null}
    </header>
  );
}
