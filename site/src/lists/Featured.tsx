import { type ArticleCard, lengthOf, pathOfArticle } from '@frontage/contract/article.ts';
import { featuredIntervalMs } from '@frontage/contract/constants.ts';
import { featuredMarks, featuredTexts } from '@frontage/contract/featuredMarkup.ts';
import type { Language } from '@frontage/contract/language.ts';
import { ArrowButton } from '@frontage/design/kit/ArrowButton/ArrowButton.tsx';
import { CoverLink } from '@frontage/design/kit/CoverLink/CoverLink.tsx';
import { Day } from '@frontage/design/kit/Day/Day.tsx';
import { Dot } from '@frontage/design/kit/Dot/Dot.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import styles from './Featured.module.css';

interface FeaturedProps {
  articles: readonly ArticleCard[];
  language: Language | undefined;
}

/**
 * Articles chosen by editors, one at a time. Without script it is a strip that scrolls and snaps. featured.browser.ts
 * turns it, unless motion is reduced, a visitor is reading it, or it was paused.
 */
export function Featured({ articles, language }: FeaturedProps) {
  if (articles.length === 0) return null;
  return (
    <section aria-roledescription="carousel" aria-labelledby="featured-heading" className={styles.featured}>
      <div className={styles.head}>
        <h2 id="featured-heading" className={styles.heading}>
          New here? Start with these
        </h2>
        {articles.length > 1 ? (
          <div hidden className={styles.controls} {...{ [featuredMarks.controls]: featuredIntervalMs }}>
            <LinkButton {...{ [featuredMarks.pause]: '' }}>{featuredTexts.pause}</LinkButton>
            <div className={styles.dots}>
              {articles.map((article, place) => (
                <Dot
                  key={article.id}
                  label={`Article ${place + 1} of ${articles.length}`}
                  isCurrent={place === 0}
                  {...{ [featuredMarks.dot]: place }}
                />
              ))}
            </div>
            <div className={styles.arrows}>
              <ArrowButton label="Previous article" direction="left" size={52} {...{ [featuredMarks.step]: -1 }} />
              <ArrowButton label="Next article" size={52} {...{ [featuredMarks.step]: 1 }} />
            </div>
          </div>
        ) : null}
      </div>
      <ul className={styles.strip} {...{ [featuredMarks.strip]: '' }}>
        {articles.map((article) => (
          <li key={article.id} aria-roledescription="slide" className={styles.slide}>
            <div className={styles.picture}>
              <EntryPicture article={article} place="featured" />
            </div>
            <div className={styles.text}>
              <p className={styles.facts}>
                <Day date={article.date} language={language} />
                <span>{lengthOf(article)}</span>
              </p>
              <h3 className={styles.title}>
                <CoverLink href={pathOfArticle(article)}>{article.title}</CoverLink>
              </h3>
              {article.excerpt ? <p className={styles.excerpt}>{article.excerpt}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
