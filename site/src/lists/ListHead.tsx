import { searchPages } from '@frontage/contract/search.ts';
import type { SearchVisit } from '@frontage/contract/visit.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { searchStatus } from '../search/searchWords.ts';
import type { ArticleListPage } from './articleLists.ts';
import { CategoryCells } from './CategoryCells.tsx';
import styles from './ListHead.module.css';
import { headingOf, leadOf } from './listWords.ts';
import { TagFilter } from './TagFilter.tsx';
import { TallyOfMonths } from './TallyOfMonths.tsx';

interface ListHeadProps {
  list: Pick<ArticleListPage, 'frame' | 'stretch'>;
  /** What a question found, where one was asked. */
  search?: SearchVisit | undefined;
}

/** Heading and filters of a list of articles. */
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
      {/* Where something is asked, the hits follow the field. */}
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
            status={search && searchStatus(search)}
            query={search?.query}
            size="line"
          />
        </div>
      ) : null}
    </header>
  );
}
