import { Lines, saySite, useWords } from '@frontage/design/kit/index.ts';
import type { GlossaryPage } from './createGlossaryPages.ts';
import styles from './GlossaryHead.module.css';

interface GlossaryHeadProps {
  page: Pick<GlossaryPage, 'letter' | 'letters' | 'total'>;
  heading?: string | undefined;
  /** `{terms}` in it is replaced by the number of terms. */
  description?: string | undefined;
}

/** Heading and letters. The letters are on the quay line, and the current one is the asset. */
export function GlossaryHead({ page, heading, description }: GlossaryHeadProps) {
  const words = useWords();
  return (
    <header data-ground="paper" className={styles.head}>
      <h1 className={styles.title}>
        <Lines text={heading ?? saySite(words, 'kind.glossary')} />
        {page.letter ? <span className="visually-hidden">: {page.letter}</span> : null}
      </h1>
      {description ? (
        <p className={`lead ${styles.lead}`}>
          {description.replaceAll('{terms}', page.total.toLocaleString(words?.language ?? 'en'))}
        </p>
      ) : null}
      <nav aria-label={saySite(words, 'glossary.letters')}>
        <ul className={styles.letters}>
          {page.letters.map(({ letter, href }) => (
            <li key={letter}>
              {href ? (
                <a
                  href={href}
                  aria-current={letter === page.letter ? 'page' : undefined}
                  className={`centred strong ${styles.letter}`}
                >
                  {letter}
                </a>
              ) : (
                <span className={`centred strong ${styles.letter} muted ${styles.empty}`}>{letter}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
