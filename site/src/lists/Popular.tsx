import { type ArticleCard, lengthOf, pathOfArticle } from '@frontage/contract/article.ts';
import type { Language } from '@frontage/contract/language.ts';
import { Day, saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './Popular.module.css';

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
    <section aria-labelledby={`${id}-heading`} className={`columns ${styles.popular}`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <ul className={`ruled ${styles.entries}`}>
        {entries.map(({ date, length, path, title }) => (
          <li key={path} className={styles.entry}>
            <a href={path}>{title}</a>
            <p className={`note ${styles.facts}`}>
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
