import { Berth, Facts } from '@frontage/design/kit/index.ts';
import type { ReactNode } from 'react';
import styles from './ShortAnswer.module.css';

interface ShortAnswerProps {
  /** Content above everything else, such as the steps that led here. */
  head?: ReactNode;
  title: ReactNode;
  /** What happened, and what to do next. */
  text: ReactNode;
  actions?: ReactNode;
  facts?: readonly { title: string; description: ReactNode }[];
  /** Content below the text, such as a form. */
  children?: ReactNode;
  /** Label next to the place on the line, and whether the place is taken or still free. */
  berth: { label: string; isTaken: boolean };
}

/** A short page about one thing that a visitor asked for: a message, a call, the newsletter, a document. */
export function ShortAnswer({ actions, berth, children, facts = [], head, text, title }: ShortAnswerProps) {
  return (
    <section data-ground="water" className={styles.section} aria-labelledby="answer">
      {head}
      <div className={`columns ${styles.columns}`}>
        <div className="stack at-1-8">
          <h1 id="answer" className={styles.title}>
            {title}
          </h1>
          <p className={`lead ${styles.text}`}>{text}</p>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          {children}
        </div>
        <Facts facts={facts} className="at-9-4" />
      </div>
      <div className={styles.berth}>
        <Berth freeLabel={berth.label} takenLabel={berth.label} isTaken={berth.isTaken} />
      </div>
    </section>
  );
}
