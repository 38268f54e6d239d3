import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import { saySite, useWords } from '@frontage/design/kit/index.ts';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import styles from './ArticleSeries.module.css';

/** With more stops than this the line is vertical, because titles need space. */
const mostLying = 4;

/** The parts of a series as stops on a quay line: a dot for each, an ink square for this one, a ring for the next. */
export function ArticleSeries({ block, page, id, level }: ArticleBlockProps<ArticleBlockOf<'articleSeries'>>) {
  const Heading = `h${level}` as const;
  const words = useWords();
  const parts = block.articleSlugs.flatMap((slug) => page.articlesBySlug[slug] ?? []);
  const current = parts.findIndex((part) => pathOfArticle(part) === page.path);
  const { upcoming } = block;
  const count = parts.length + (upcoming ? 1 : 0);
  return (
    <section id={id} data-ground="water" className={styles.series} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <Heading id={`${id}-heading`} className={styles.title}>
          {block.title}
        </Heading>
        <p className={styles.count}>
          {current < 0
            ? saySite(words, 'block.parts', { count })
            : saySite(words, 'block.partOf', { number: current + 1, count })}
        </p>
      </div>
      <ol className={styles.stops} data-upright={count > mostLying || undefined}>
        {parts.map((part, index) => (
          <Stop key={part.id} part={part} number={index + 1} isCurrent={index === current} />
        ))}
        {upcoming ? (
          <li className={styles.stop} data-stop="next">
            <span className={styles.number}>
              {count}, {formatDate(upcoming.date, page.site.language)}
            </span>{' '}
            <span className={styles.name}>{upcoming.title}</span>
          </li>
        ) : null}
      </ol>
    </section>
  );
}

function Stop({ part, number, isCurrent }: { part: ArticleCard; number: number; isCurrent: boolean }) {
  const words = useWords();
  return (
    <li className={styles.stop} data-stop={isCurrent ? 'this' : 'other'} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.number}>{isCurrent ? saySite(words, 'block.thisArticle', { number }) : number}</span>{' '}
      {isCurrent ? (
        <span className={styles.name}>{part.title}</span>
      ) : (
        <a href={pathOfArticle(part)} className={styles.name}>
          {part.title}
        </a>
      )}
    </li>
  );
}
