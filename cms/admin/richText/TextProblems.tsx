import { problemsOfText } from '@frontage/blocks/text/problemsOfText.ts';
import { Reader } from '@frontage/blocks/text/readText.ts';
import { useDeferredValue, useMemo } from 'react';
import styles from './richText.module.css';

/** What would keep a text from its page, while it is written. Which heading is above it is known to the page alone. */
export function TextProblems({ markdown }: { markdown: string }) {
  // What is typed is shown first.
  const read = useDeferredValue(markdown);
  const problems = useMemo(() => problemsOfText(new Reader().read(read), 2), [read]);
  return (
    <ul className={styles.problems} role="status" aria-label="What keeps this text from its page">
      {[...new Set(problems)].map((problem) => (
        <li key={problem}>{problem.charAt(0).toUpperCase() + problem.slice(1)}.</li>
      ))}
    </ul>
  );
}
