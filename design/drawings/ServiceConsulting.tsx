import styles from './Drawing.module.css';

/**
 * Advice as a record: four pages, one part to build, one to leave out. Decoration: the text next to it says the same.
 */
export function ServiceConsulting({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <rect className={styles.depth} x="-2000" y="232" width="4480" height="2000" />
      <path className={styles.quay} d="M-2000 232H2480" />
      <rect className={`${styles.line} ${styles.paper}`} x="72" y="40" width="120" height="168" />
      <rect className={`${styles.line} ${styles.paper}`} x="64" y="48" width="120" height="168" />
      <rect className={`${styles.line} ${styles.paper}`} x="56" y="56" width="120" height="168" />
      <rect className={`${styles.line} ${styles.paper}`} x="48" y="64" width="120" height="168" />
      <path className={styles.ruling} d="M64 96H152M64 120H136M64 144H152M64 168H120M64 192H144" />
      <path className={styles.rope} d="M168 168H248" />
      <circle className={styles.solid} cx="248" cy="168" r="5" />
      <path className={styles.rope} d="M248 168V136q0 -16 16 -16H320" />
      <path className={styles.line} d="M313 115L320 120l-7 5" />
      <path className={styles.rope} d="M248 168V296q0 16 16 16H352" />
      <path className={styles.line} d="M345 307L352 312l-7 5" />
      <path className={`${styles.line} ${styles.paper}`} d="M328 230V78H440V230" />
      <circle className={styles.solid} cx="328" cy="232" r="6" />
      <circle className={styles.solid} cx="440" cy="232" r="6" />
      <rect className={styles.accent} x="352" y="166" width="64" height="64" />
      <rect className={styles.ghost} x="360" y="288" width="48" height="48" />
      <text className={styles.label} x="48" y="266">
        four pages
      </text>
      <text className={`${styles.label} ${styles.strong}`} x="328" y="64">
        build
      </text>
      <text className={styles.label} x="264" y="298">
        not this
      </text>
    </svg>
  );
}
