import { type ArticleCard, lengthOf, pathOfArticle } from '@frontage/contract/article.ts';
import type { Language } from '@frontage/contract/language.ts';
import { listMarks } from '@frontage/contract/listMarkup.ts';
import { Badge, CoverLink, Day, PictureView, useWords, widthOf } from '@frontage/design/kit/index.ts';
import styles from './Log.module.css';
import { dayOf, monthsOf } from './months.ts';

interface LogProps {
  articles: readonly ArticleCard[];
  language: Language | undefined;
  /** Whether the first entry is the newest of its list, which has a large picture. */
  hasNewest?: boolean;
  level?: 2 | 3;
}

/** Articles as a log: each month, and under it the day, title, excerpt and picture of each entry. */
export function Log({ articles, hasNewest = false, language, level = 2 }: LogProps) {
  const Month = `h${level}` as const;
  return (
    <div {...{ [listMarks.list]: '' }}>
      {monthsOf(articles, language).map(({ key, name, year, articles: entries }) => (
        <section key={key} aria-labelledby={`month-${key}`} className={`ruled columns ${styles.month}`}>
          <Month id={`month-${key}`} className={`small-heading at-1-3 ${styles.name}`}>
            {name} <span className={styles.year}>{year}</span>
          </Month>
          <ol className="at-4-9" {...{ [listMarks.entries]: key }}>
            {entries.map((article) => (
              <li key={article.id} className={styles.entry}>
                <Entry
                  article={article}
                  isNewest={hasNewest && article === articles[0]}
                  language={language}
                  level={level}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface EntryProps extends Required<Pick<LogProps, 'language' | 'level'>> {
  article: ArticleCard;
  isNewest: boolean;
}

/** One entry. It has no badge for the blog, which contains all articles but news. */
function Entry({ article, isNewest, language, level }: EntryProps) {
  const Title = `h${level === 2 ? 3 : 4}` as const;
  return (
    <article className={isNewest ? `${styles.article} ${styles.newest}` : styles.article}>
      <span aria-hidden="true" className={styles.day}>
        {dayOf(article.date)}
      </span>
      <div className={styles.text}>
        <Title className={styles.title}>
          <CoverLink href={pathOfArticle(article)}>{article.title}</CoverLink>
        </Title>
        {article.excerpt ? <p className={styles.excerpt}>{article.excerpt}</p> : null}
        <p className={styles.facts}>
          {/* Month and day are shown next to it. Screen readers get the whole date here. */}
          <Day date={article.date} language={language} className="visually-hidden" />
          <span className="note">{lengthOf(article, useWords())}</span>
          <Badge text={article.category.name} tone="blue" />
          {article.second_categories
            .filter(({ slug }) => slug !== 'blog')
            .map((category) => (
              <Badge key={category.slug} text={category.name} tone="gray" />
            ))}
        </p>
      </div>
      <div className={styles.picture}>
        <EntryPicture article={article} place={isNewest ? 'newest' : 'entry'} />
      </div>
    </article>
  );
}

/** The widths at which lists show the pictures of their entries. */
const widths = {
  entry: '(width >= 768px) 13.625rem, 6.125rem',
  newest: widthOf(4, { medium: '43vw' }),
  featured: widthOf(6, { medium: '46vw' }),
};

interface EntryPictureProps {
  article: ArticleCard;
  place: keyof typeof widths;
}

/**
 * The picture of an entry in a list. It repeats the title, so screen readers skip it. At most the upper edge of the
 * first picture is in the first view, so all of them are loaded lazily.
 */
export function EntryPicture({ article, place }: EntryPictureProps) {
  return (
    <PictureView picture={{ ...article.preview, alt: '' }} size="480-360" width={widths[place]} className="plate" />
  );
}
