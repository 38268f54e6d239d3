import { problemsOfText } from '@frontage/blocks/text/problemsOfText.ts';
import { Reader } from '@frontage/blocks/text/readText.ts';
import { useDeferredValue, useMemo } from 'react';
import { say } from '../say.ts';
import { sayAgain } from '../sayAgain.ts';
import styles from './richText.module.css';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Lists what would keep a text from its page, while it is being written. Only the page knows which heading is above the
 * text.
 */
export function TextProblems({ markdown }: { markdown: string }) {
  // The text typed is rendered first, this list after it.
  const read = useDeferredValue(markdown);
  const problems = useMemo(() => problemsOfText(new Reader().read(read), 2), [read]);
  return (
    <ul className={styles.problems} role="status" aria-label={say('What keeps this text from its page')}>
      {[...new Set(problems)].map((problem) => (
        <li key={problem}>{capital(sayAgain(problem))}.</li>
      ))}
    </ul>
  );
}
