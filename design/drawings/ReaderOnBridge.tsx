import styles from './ReaderOnBridge.module.css';

/**
 * The bridge of a case at the foot of the window: the asset on it is as far along as the reader. It needs no script;
 * where styles cannot follow a scroll, and under reduced motion, it is not shown. Decoration: the text says everything.
 */
export function ReaderOnBridge() {
  return (
    <div data-ground="ink" aria-hidden="true" className={styles.strip}>
      <svg aria-hidden="true" viewBox="0 0 100 24" preserveAspectRatio="none" className={styles.arch}>
        <path d="M0 24Q50 -24 100 24" className={styles.rope} />
      </svg>
      <span className={styles.berth} />
      <span className={`${styles.berth} ${styles.far}`} />
      <span className={styles.asset} />
    </div>
  );
}
