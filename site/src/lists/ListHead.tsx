import { furtherLanguageOf } from '@frontage/contract/language.ts';
import { inWords, spelled } from '@frontage/contract/primitives/counting.ts';
import { searchOn } from '@frontage/contract/search.ts';
import type { SearchVisit } from '@frontage/contract/visit.ts';
import drawing from '@frontage/design/drawings/Drawing.module.css';
import { Lines, sayCount, saySite, useWords } from '@frontage/design/kit/index.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { describeSearch } from '../search/SearchResults.tsx';
import { type ArticleListPage, type Filter, headingOf, leadOf } from './articleLists.ts';
import styles from './ListHead.module.css';
import type { MonthCount } from './months.ts';
import { TagFilter } from './TagFilter.tsx';

const width = 408;

/** Height of the blocks of the fullest month. */
const tallest = 128;

/** Height above the blocks, for the words. */
const head = 28;

/** The largest size of a block, and the smallest at which neighbours can be told apart. */
const [largest, smallest] = [24, 8];

interface ListHeadProps {
  list: Pick<ArticleListPage, 'frame' | 'stretch'>;
  /** The results of a search, if there was one. */
  search?: SearchVisit | undefined;
}

export function ListHead({ list: { frame, stretch }, search }: ListHeadProps) {
  const { category, months } = frame;
  const words = useWords();
  const lead = leadOf({ frame, stretch }, words);
  return (
    <header className={styles.head}>
      <div className={`columns close ${styles.opening}`}>
        <h1 className={`at-1-8 ${styles.title}`}>
          <Lines text={headingOf(frame, words)} />
          {stretch.page > 1 ? (
            <span className="visually-hidden">
              {saySite(words, 'list.titlePage', { title: '', page: stretch.page })}
            </span>
          ) : null}
        </h1>
        {lead ? <p className={`lead at-1-7 ${styles.lead}`}>{lead}</p> : null}
        {search ? null : <TallyOfMonths months={months} className={`at-9-4 ${styles.tally}`} />}
      </div>
      {/* In a search the results follow directly after the field. */}
      {search ? null : (
        <div>
          <CategoryCells categories={frame.categories} />
          <TagFilter groups={frame.tags} />
        </div>
      )}
      {category.slug === 'insights' && !furtherLanguageOf(frame.site ?? {}) ? (
        <div className={styles.search}>
          <SearchForm
            target={searchOn(frame.site ?? {}, 'insights')}
            label={saySite(words, 'list.searchArticles')}
            status={search && describeSearch(search, words)}
            query={search?.query}
            size="line"
          />
        </div>
      ) : null}
    </header>
  );
}

/**
 * A block for each entry of a year, month by month, on the line below; the newest is the asset. If a month has too many
 * entries to tell their blocks apart, each block counts for several.
 */
export function TallyOfMonths({ className, months }: { className: string | undefined; months: readonly MonthCount[] }) {
  const total = months.reduce((sum, { count }) => sum + count, 0);
  const words = useWords();
  if (total === 0) return null;
  const step = width / months.length;
  const fullest = Math.max(...months.map(({ count }) => count));
  const each = Math.ceil((fullest * smallest) / tallest);
  const blocksOf = (count: number) => Math.ceil(count / each);
  const size = Math.min(largest, Math.floor(tallest / blocksOf(fullest)));
  const height = head + blocksOf(fullest) * size;
  const last = months.length - 1;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={
        each > 1
          ? saySite(words, 'list.tallyEach', { count: words?.language ? total : inWords(total), each })
          : sayCount(words, { one: 'list.tallyOne', other: 'list.tally', spelled }, total)
      }
      className={`${drawing.drawing} ${className ?? ''}`}
    >
      <text className={`${drawing.label} ${drawing.muted}`} x={width} y="13" textAnchor="end">
        {each > 1
          ? saySite(words, 'list.tallyShortEach', { total, each })
          : saySite(words, 'list.tallyShort', { total })}
      </text>
      {months.map(({ key, count }, place) => {
        const x = Math.round(place * step) + Math.round((step - size) / 2);
        if (count === 0) return <path key={key} className={drawing.ruling} d={`M${x + size / 2} ${height - 8}v8`} />;
        const blocks = blocksOf(count);
        const hollow = place === last ? blocks - 1 : blocks;
        return (
          <g key={key}>
            {hollow > 0 ? (
              <path className={`${drawing.line} ${drawing.water}`} d={stackOf(hollow, { x, size, height })} />
            ) : null}
            {place === last ? (
              <rect className={drawing.accent} x={x} y={height - blocks * size} width={size} height={size} />
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** Returns squares stacked upwards from the line. */
function stackOf(count: number, { height, size, x }: { height: number; size: number; x: number }): string {
  return Array.from({ length: count }, (_, index) => `M${x} ${height - index * size}h${size}v${-size}h${-size}z`).join(
    '',
  );
}

/** The categories as ruled cells with their counts. An empty category is shown without a link. */
function CategoryCells({ categories }: { categories: readonly Filter[] }) {
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
