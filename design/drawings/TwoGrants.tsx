import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';

/** Two pages that were read and ticked, and the payment for one of them on its way. On the line below it. */
export function TwoGrants({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 560 200"
      role="img"
      aria-label="Two pages are read and ticked; each has a grant beside it, and one of the two is already there"
      className={`${styles.drawing} ${className ?? ''}`}
    >
      {[0, 296].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={styles.line} d="M0.75 200V0.75H263.25V200" />
          <path className={`${styles.line} ${styles.paper}`} d="M24 200V40H144V200" />
          <path className={styles.line} d="M24 72H144" />
          <path className={styles.ruling} d="M40 56H88M40 96H128M40 112H112M40 128H120M40 144H96" />
          <circle className={styles.line} cx="116" cy="168" r="16" />
          <path className={styles.line} d="M109 168l5 6l9 -12" />
        </g>
      ))}
      <rect className={styles.accent} x="176" y="136" width="64" height="64" />
      <path className={styles.ghost} d="M472 200V136H536V200" />
      <Bollards at={[1, 263, 297, 559].map((x) => [x, 202] as const)} />
    </svg>
  );
}
