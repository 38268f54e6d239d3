import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { Facts } from '@frontage/design/kit/Facts/Facts.tsx';
import type { ReactNode } from 'react';
import styles from './LetterPage.module.css';

interface LetterPageProps {
  title: string;
  /** What happened, and what to do next. */
  text: ReactNode;
  actions?: ReactNode;
  facts?: readonly { title: string; description: string }[];
  /** Words beside the place on the line, which is taken or kept free. */
  berth: { label: string; isTaken: boolean };
}

/** A page of few words about one thing that was asked for: the letter, or a document. */
export function LetterPage({ actions, berth, facts = [], text, title }: LetterPageProps) {
  return (
    <section data-ground="water" className={styles.section} aria-labelledby="letter">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 id="letter" className={styles.title}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
        <Facts facts={facts} className={styles.facts} />
      </div>
      <Berth freeLabel={berth.label} takenLabel={berth.label} isTaken={berth.isTaken} />
    </section>
  );
}
