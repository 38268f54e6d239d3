import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';

/**
 * A record in its account, entered and ticked, with the asset next to it. Repeats what the text says; on the page's
 * line.
 */
export function ReceivedSheet({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 400 264" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <path className={styles.line} d="M0.75 264V24H399.25V264" />
      <path className={`${styles.line} ${styles.paper}`} d="M56 264V72H248V264" />
      <path className={styles.line} d="M56 104H248" />
      <path className={styles.ruling} d="M80 88H144M80 136H224M80 160H192M80 184H208M80 208H144" />
      <circle className={styles.line} cx="208" cy="224" r="18" />
      <path className={styles.line} d="M200 224l6 7l11 -15" />
      <rect className={styles.accent} x="288" y="192" width="72" height="72" />
      <Bollards
        at={[
          [0, 264],
          [400, 264],
        ]}
      />
    </svg>
  );
}
