import { searchMarks, searchPages } from '@frontage/contract/searchMarkup.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import type { ArticleListPage } from './articleLists.ts';
import { CategoryCells } from './CategoryCells.tsx';
import styles from './ListHead.module.css';
import { TagFilter } from './TagFilter.tsx';

/** Heading and filters of a list of articles. */
export function ListHead({ list: { frame, stretch } }: { list: Pick<ArticleListPage, 'frame' | 'stretch'> }) {
  const { category, tag } = frame;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <Lines text={category.heading ?? category.name} />
        {tag || stretch.page > 1 ? (
          <span className="visually-hidden">
            {tag ? `, ${tag.name}` : null}
            {stretch.page > 1 ? `, page ${stretch.page}` : null}
          </span>
        ) : null}
      </h1>
      {category.slug === 'insights' ? (
        <div className={styles.search}>
          <SearchForm target={searchPages.insights} label="Search the articles" size="line" />
        </div>
      ) : null}
      {/* Where something is asked, the hits follow the field. */}
      <div {...(category.slug === 'insights' ? { [searchMarks.idle]: '' } : {})}>
        <CategoryCells categories={frame.categories} />
        <TagFilter groups={frame.tags} />
      </div>
    </header>
  );
}
