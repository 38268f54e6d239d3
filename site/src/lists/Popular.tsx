import { type ArticleCard, lengthOf, pathOfArticle } from '@frontage/contract/article.ts';
import type { Language } from '@frontage/contract/language.ts';
import { Day } from '@frontage/design/kit/Day/Day.tsx';
import styles from './Popular.module.css';

interface PopularProps {
  articles: readonly ArticleCard[];
  language: Language | undefined;
}

/** Articles that readers come back to, as chosen by editors. Without articles there is no list. */
export function Popular({ articles, language }: PopularProps) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="popular-heading" className={styles.popular}>
      <h2 id="popular-heading" className={styles.heading}>
        Worth coming back to
      </h2>
      <ul className={styles.entries}>
        {articles.map((article) => (
          <li key={article.id} className={styles.entry}>
            <a href={pathOfArticle(article)}>{article.title}</a>
            <p className={styles.facts}>
              <Day date={article.date} language={language} />
              <span>{lengthOf(article)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
