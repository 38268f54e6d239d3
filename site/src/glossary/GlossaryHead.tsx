import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import type { GlossaryPage } from './createGlossaryPages.ts';
import styles from './GlossaryHead.module.css';

interface GlossaryHeadProps {
  page: Pick<GlossaryPage, 'letter' | 'letters' | 'total'>;
  heading?: string | undefined;
  /** `{terms}` in it is replaced by the number of terms. */
  description?: string | undefined;
}

/** Heading and letters. The letters are on the quay line, and the current one is the asset. */
export function GlossaryHead({ page, heading = 'Glossary', description }: GlossaryHeadProps) {
  return (
    <header data-ground="paper" className={styles.head}>
      <h1 className={styles.title}>
        <Lines text={heading} />
        {page.letter ? <span className="visually-hidden">: {page.letter}</span> : null}
      </h1>
      {description ? (
        <p className={styles.lead}>{description.replaceAll('{terms}', page.total.toLocaleString('en'))}</p>
      ) : null}
      <nav aria-label="Letters">
        <ul className={styles.letters}>
          {page.letters.map(({ letter, href }) => (
            <li key={letter}>
              {href ? (
                <a href={href} aria-current={letter === page.letter ? 'page' : undefined} className={styles.letter}>
                  {letter}
                </a>
              ) : (
                <span className={`${styles.letter} ${styles.empty}`}>{letter}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
