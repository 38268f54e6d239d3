import type { Visit } from '@frontage/contract/visit.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { Berth, Facts } from '@frontage/design/kit/index.ts';
import type { ReactNode } from 'react';
import type { ViewContext } from '../views.ts';
import styles from './ShortAnswer.module.css';

/** What is known of the visitor whom a page answers. */
export interface Asked {
  book: ViewContext['book'] | undefined;
  site: ViewContext['site'];
  words: Words;
  reader: Visit['reader'];
  call: Visit['booking'];
  document: Visit['document'];
  /** Where readers find articles in their language. */
  articles: string;
}

/** A short page about one thing that a visitor asked for: a message, a call, the newsletter, a document. */
export interface Answer {
  title: string;
  /** For the head of the page. */
  description: string;
  /** In place of the title on the page itself. */
  heading?: ReactNode;
  /** Content above everything else, such as the steps that led here. */
  above?: ReactNode;
  /** What happened, and what to do next. */
  text: ReactNode;
  actions: ReactNode;
  facts?: readonly { title: string; description: ReactNode }[];
  /** Label next to the place on the line, which is taken or still free. */
  berth: string;
  isTaken?: boolean;
}

export function ShortAnswer({ above, actions, berth, facts = [], heading, isTaken = false, text, title }: Answer) {
  return (
    <section data-ground="water" className={styles.section} aria-labelledby="answer">
      {above}
      <div className="columns top">
        <div className="stack at-1-8">
          <h1 id="answer" className="large-heading">
            {heading ?? title}
          </h1>
          <p className={`lead ${styles.text}`}>{text}</p>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
        <Facts facts={facts} className="at-9-4" />
      </div>
      <div className={styles.berth}>
        <Berth freeLabel={berth} takenLabel={berth} isTaken={isTaken} />
      </div>
    </section>
  );
}
