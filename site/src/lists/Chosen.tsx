import { type ArticleCard, lengthOf, pathOfArticle } from '@frontage/contract/article.ts';
import { featuredIntervalMs } from '@frontage/contract/constants.ts';
import { featuredMarks } from '@frontage/contract/featuredMarkup.ts';
import type { Language } from '@frontage/contract/language.ts';
import { ArrowButton } from '@frontage/design/kit/ArrowButton/ArrowButton.tsx';
import { Dot } from '@frontage/design/kit/Dot/Dot.tsx';
import { CoverLink, Day, LinkButton, saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './ArticleList.module.css';
import type { ArticleListPage } from './articleLists.ts';
import { EntryPicture } from './Log.tsx';

interface ChosenProps extends NonNullable<ArticleListPage['chosen']> {
  language: Language | undefined;
}

/** The articles that editors recommend first, and the popular ones. */
export function Chosen({ featured, language, popular }: ChosenProps) {
  return (
    <>
      <div className={styles.chosen}>
        <Featured articles={featured} language={language} />
      </div>
      <div className={styles.chosen}>
        <Popular articles={popular} language={language} />
      </div>
    </>
  );
}

interface FeaturedProps {
  articles: readonly ArticleCard[];
  language: Language | undefined;
}

/**
 * Articles chosen by editors, one at a time. Without script it is a strip that scrolls and snaps. featured.browser.ts
 * turns it once a visitor asks for that, unless motion is reduced or it is being read.
 */
export function Featured({ articles, language }: FeaturedProps) {
  const words = useWords();
  if (articles.length === 0) return null;
  return (
    <section
      aria-roledescription={saySite(words, 'block.slider')}
      aria-labelledby="featured-heading"
      className={styles.featured}
    >
      <div className={styles.head}>
        <h2 id="featured-heading" className="small-heading">
          {saySite(words, 'list.start')}
        </h2>
        {articles.length > 1 ? (
          <div
            hidden
            className={`screen-only ${styles.controls}`}
            {...{ [featuredMarks.controls]: featuredIntervalMs }}
          >
            <LinkButton {...{ [featuredMarks.pause]: '', [featuredMarks.stop]: saySite(words, 'list.stopTurning') }}>
              {saySite(words, 'list.startTurning')}
            </LinkButton>
            <div className={styles.dots}>
              {articles.map((article, place) => (
                <Dot
                  key={article.id}
                  label={saySite(words, 'list.articleOf', { number: place + 1, count: articles.length })}
                  isCurrent={place === 0}
                  {...{ [featuredMarks.dot]: place }}
                />
              ))}
            </div>
            <div className={styles.arrows}>
              <ArrowButton
                label={saySite(words, 'list.previous')}
                direction="left"
                size={52}
                {...{ [featuredMarks.step]: -1 }}
              />
              <ArrowButton label={saySite(words, 'list.next')} size={52} {...{ [featuredMarks.step]: 1 }} />
            </div>
          </div>
        ) : null}
      </div>
      <ul className={styles.strip} {...{ [featuredMarks.strip]: '' }}>
        {articles.map((article) => (
          <li key={article.id} aria-roledescription={saySite(words, 'block.slide')} className={styles.slide}>
            <div className={styles.picture}>
              <EntryPicture article={article} place="featured" />
            </div>
            <div className={styles.text}>
              <p className={`mono ${styles.facts}`}>
                <Day date={article.date} language={language} />
                <span>{lengthOf(article, words)}</span>
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

interface RegisterProps {
  /** Names the section on its page. */
  id: string;
  heading: string;
  entries: readonly { path: string; title: string; date: string; length?: string | undefined }[];
  language: Language | undefined;
}

/** A short register beside a list: titles, each with its day and length. Without entries there is none. */
export function Register({ entries, heading, id, language }: RegisterProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-heading`} className="columns close">
      <h2 id={`${id}-heading`} className="small-heading at-1-3">
        {heading}
      </h2>
      <ul className="ruled lined at-4-9">
        {entries.map(({ date, length, path, title }) => (
          <li key={path} className={styles.entry}>
            <a href={path}>{title}</a>
            <p className={`note ${styles.popularFacts}`}>
              <Day date={date} language={language} />
              <span>{length}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PopularProps extends Pick<RegisterProps, 'language'> {
  articles: readonly ArticleCard[];
}

/** Articles that readers come back to, as chosen by editors. */
export function Popular({ articles, language }: PopularProps) {
  const words = useWords();
  const entries = articles.map((one) => ({ ...one, path: pathOfArticle(one), length: lengthOf(one, words) }));
  return <Register id="popular" heading={saySite(words, 'list.popular')} entries={entries} language={language} />;
}
