import type { ReadHeading } from '../text/readText.ts';
import styles from './PartsOfPage.module.css';

/** The parts of a page that is one long text: beside it from 1024 px on, above it on narrower screens. */
export function PartsOfPage({ headings }: { headings: readonly ReadHeading[] }) {
  const parts = headings.filter(({ level }) => level === 2);
  if (parts.length < 2) return null;
  return (
    <nav aria-label="On this page" className={styles.parts}>
      <div className={styles.sticky}>
        <p className={styles.label}>On this page</p>
        <ol className={styles.entries}>
          {parts.map(({ id, text }) => (
            <li key={id} className={styles.entry}>
              <a href={`#${id}`} className={styles.link}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
