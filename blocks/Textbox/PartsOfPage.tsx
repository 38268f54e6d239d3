import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Disclosure } from '@frontage/design/kit/Disclosure/Disclosure.tsx';
import { useWords } from '@frontage/design/kit/words.ts';
import type { ReadHeading } from '../text/readText.ts';
import styles from './PartsOfPage.module.css';

/**
 * The parts of a page that is one long text: next to it from 1024 px, above it and closed on narrower screens. Only one
 * is shown.
 */
export function PartsOfPage({ headings }: { headings: readonly ReadHeading[] }) {
  const title = saySite(useWords(), 'page.onThisPage');
  const parts = headings.filter(({ level }) => level === 2);
  if (parts.length < 2) return null;
  return (
    <nav aria-label={title} className={styles.parts}>
      <div className={styles.folded}>
        <Disclosure title={title} level={2}>
          <Entries parts={parts} />
        </Disclosure>
      </div>
      <div className={styles.sticky}>
        <p className={`note ${styles.label}`}>{title}</p>
        <Entries parts={parts} />
      </div>
    </nav>
  );
}

function Entries({ parts }: { parts: readonly ReadHeading[] }) {
  return (
    <ol className={styles.entries}>
      {parts.map(({ id, text }) => (
        <li key={id} className={styles.entry}>
          <a href={`#${id}`} className={styles.link}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
