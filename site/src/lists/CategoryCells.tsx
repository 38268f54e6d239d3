import { sayCount, saySite } from '@frontage/contract/words/siteTexts.ts';
import { useWords } from '@frontage/design/kit/words.ts';
import type { Filter } from './articleLists.ts';
import styles from './CategoryCells.module.css';

/** The categories as ruled cells with their counts. An empty category is shown without a link. */
export function CategoryCells({ categories }: { categories: readonly Filter[] }) {
  return (
    <nav aria-label={saySite(useWords(), 'article.categories')} className={`ruled ${styles.categories}`}>
      <ul className={styles.cells}>
        {categories.map((category) => (
          <li key={category.slug}>
            {category.href ? (
              <a href={category.href} aria-current={category.isCurrent ? 'true' : undefined} className={styles.cell}>
                <CellText {...category} />
              </a>
            ) : (
              <span className={`${styles.cell} ${styles.empty}`} aria-current={category.isCurrent ? 'true' : undefined}>
                <CellText {...category} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CellText({ name, count }: Pick<Filter, 'name' | 'count'>) {
  return (
    <>
      <span>{name}</span>{' '}
      <span className={styles.count}>
        {count}
        <span className="visually-hidden">{` ${sayCount(useWords(), { one: 'list.articleOne', other: 'list.articles' }, count)}`}</span>
      </span>
    </>
  );
}
