import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';

/** A question on its way into the account of the person who answers it. On the page's line; the text says the same. */
export function LetterOnTheLine({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 208" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <path className={`${styles.line} ${styles.paper}`} d="M0.75 208V128H120V208" />
      <path className={styles.line} d="M0.75 128L60 172L120 128" />
      <path className={`${styles.line} ${styles.paper}`} d="M304 208V48H479.25V208" />
      <path className={styles.ruling} d="M328 80H372M328 104H360" />
      <path className={styles.rope} d="M60 120V32q0 -16 16 -16H376q16 0 16 16V134" />
      <path className={styles.line} d="M387 127l5 7l5 -7" />
      <rect className={styles.accent} x="360" y="144" width="64" height="64" />
      <Bollards
        at={[
          [304, 208],
          [479, 208],
        ]}
      />
    </svg>
  );
}
