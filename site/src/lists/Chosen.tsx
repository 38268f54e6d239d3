import type { Language } from '@frontage/contract/language.ts';
import styles from './ArticleList.module.css';
import type { ArticleListPage } from './articleLists.ts';
import { Featured } from './Featured.tsx';
import { Popular } from './Popular.tsx';

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
