import { type ArticleCard, lengthOf, pathOfArticle } from '@frontage/contract/article.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CoverLink, Day, PictureView, Section, useWords, widthOf } from '@frontage/design/kit/index.ts';
import styles from './LatestArticles.module.css';

/** A category without articles renders nothing. */
export function LatestArticles({ block, page, id }: BlockProps<BlockOf<'latest_articles'>>) {
  const [newest, ...others] = (page.articlesByCategory[block.category] ?? []).slice(0, block.count);
  if (!newest) return null;
  // Three fit with their pictures next to the large one; more become a list of dates and titles.
  const isRegister = others.length > 3;
  const { language } = page.site;
  return (
    <Section id={id} ground="paper" heading={block.heading} head={{ allLink: block.allLink }}>
      <div className={isRegister ? `columns ${styles.columns} ${styles.withRegister}` : `swiped ${styles.columns}`}>
        <Newest article={newest} language={language} />
        {others.length > 0 ? (
          <ul className={isRegister ? `ruled lined at-6-7 ${styles.register}` : styles.list}>
            {others.map((article) => (
              <li key={article.id}>
                {isRegister ? (
                  <Entry article={article} language={language} />
                ) : (
                  <Other article={article} language={language} />
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}

interface ArticleProps {
  article: ArticleCard;
  language: Language | undefined;
}

function Newest({ article, language }: ArticleProps) {
  return (
    <article className={`at-1-7 ${styles.newest}`}>
      <div className={styles.picture}>
        <PictureView picture={article.preview} size="690-517" width={widthOf(7)} className="plate" />
      </div>
      <p className={`note wrap ${styles.facts}`}>
        <Day date={article.date} language={language} />
        <span>{lengthOf(article, useWords())}</span>
        <span>{article.category.name}</span>
      </p>
      <h3>
        <CoverLink href={pathOfArticle(article)}>{article.title}</CoverLink>
      </h3>
      {article.excerpt ? <p className={styles.excerpt}>{article.excerpt}</p> : null}
    </article>
  );
}

function Other({ article, language }: ArticleProps) {
  return (
    <article className={styles.other}>
      <div className={styles.picture}>
        <PictureView
          picture={article.preview}
          size="375-280"
          width={widthOf(2, { medium: '31vw', small: '78vw' })}
          className="plate"
        />
      </div>
      <div>
        <p className={`note wrap ${styles.facts}`}>
          <Day date={article.date} language={language} />
        </p>
        <h3>
          <CoverLink href={pathOfArticle(article)}>{article.title}</CoverLink>
        </h3>
      </div>
    </article>
  );
}

function Entry({ article, language }: ArticleProps) {
  return (
    <article className={styles.entry}>
      <h3>
        <CoverLink href={pathOfArticle(article)}>{article.title}</CoverLink>
      </h3>
      <Day date={article.date} language={language} className="note" />
      <p className={`note ${styles.minutes}`}>{lengthOf(article, useWords())}</p>
    </article>
  );
}
