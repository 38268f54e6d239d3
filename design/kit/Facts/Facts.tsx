import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  facts: readonly { title: string; description: ReactNode }[];
  className?: string | undefined;
}

/** Label and value in ruled rows, as next to a case or below a person. Without facts there is no list. */
export function Facts({ facts, className }: FactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={[styles.facts, className].filter(Boolean).join(' ')}>
      {facts.map((fact) => (
        <div key={fact.title} className={styles.fact}>
          <dt className={`strong ${styles.title}`}>{fact.title}</dt>
          <dd>{fact.description}</dd>
        </div>
      ))}
    </dl>
  );
}
