import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';

/** A record in its account, entered and ticked. It repeats what the text beside it says, and stands on the page's line. */
export function ReceivedSheet({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 400 264" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <path className={styles.line} d="M0.75 264V24H399.25V264" />
      <path className={`${styles.line} ${styles.paper}`} d="M96 264V72H304V264" />
      <path className={styles.line} d="M96 104H304" />
      <path className={styles.ruling} d="M120 88H184M120 136H280M120 160H248M120 184H264M120 208H200" />
      <circle className={styles.line} cx="264" cy="224" r="18" />
      <path className={styles.line} d="M256 224l6 7l11 -15" />
      <Bollards
        at={[
          [0, 264],
          [400, 264],
        ]}
      />
    </svg>
  );
}
