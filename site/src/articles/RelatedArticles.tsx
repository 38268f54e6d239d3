import { type ArticleCard, lengthOf, pathOfArticle } from '@frontage/contract/article.ts';
import { relatedArticles } from '@frontage/contract/constants.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import { CoverLink, Day, PictureView, Section, saySite, useWords, widthOf } from '@frontage/design/kit/index.ts';
import { onPaper } from '@frontage/design/kit/PictureView/PictureView.tsx';
import styles from './RelatedArticles.module.css';

interface RelatedArticlesProps {
  articles: readonly ArticleCard[];
  language: Language | undefined;
  /** The list that contains the article. */
  all: Link;
}

/** Articles to read next, in whole rows of three, at most two rows. Without articles there is no section. */
export function RelatedArticles({ all, articles, language }: RelatedArticlesProps) {
  const words = useWords();
  const few = articles.slice(0, relatedArticles);
  const shown = few.length > 3 ? few.slice(0, few.length - (few.length % 3)) : few;
  if (shown.length === 0) return null;
  return (
    <Section
      id="read-on"
      ground="land"
      heading={saySite(words, 'article.readOn')}
      head={{ allLink: all, className: styles.head }}
    >
      <ul className={`cards ${styles.cards}`}>
        {shown.map((article) => (
          <li key={article.id} className={styles.card}>
            <PictureView
              picture={{ ...onPaper(article.preview), alt: '' }}
              size="480-360"
              width={widthOf(4, { medium: '50vw' })}
              className="plate edged"
            />
            <p className={`note wrap ${styles.facts}`}>
              <Day date={article.date} language={language} />
              <span>{lengthOf(article, words)}</span>
            </p>
            <h3>
              <CoverLink href={pathOfArticle(article)}>{article.title}</CoverLink>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
