import styles from './Drawing.module.css';

/**
 * Twelve numbered editions; the sixth moves, and a share goes to its maker. Decoration: the text next to it says the
 * same.
 */
export function ServiceNft({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <rect className={styles.bed} x="-2000" y="288" width="4480" height="2000" />
      <path className={styles.quay} d="M-2000 288H2480" />
      <rect className={`${styles.line} ${styles.paper}`} x="48" y="56" width="200" height="230" />
      <path className={styles.ruling} d="M48 102H248" />
      <rect className={`${styles.line} ${styles.water}`} x="66" y="64" width="40" height="40" />
      <rect className={`${styles.line} ${styles.water}`} x="126" y="64" width="40" height="40" />
      <rect className={`${styles.line} ${styles.water}`} x="186" y="64" width="40" height="40" />
      <path className={styles.ruling} d="M48 162H248" />
      <rect className={`${styles.line} ${styles.water}`} x="66" y="120" width="40" height="40" />
      <rect className={`${styles.line} ${styles.water}`} x="126" y="120" width="40" height="40" />
      <rect className={styles.ghost} x="186" y="120" width="40" height="40" />
      <path className={styles.ruling} d="M48 222H248" />
      <rect className={`${styles.line} ${styles.water}`} x="66" y="176" width="40" height="40" />
      <rect className={`${styles.line} ${styles.water}`} x="126" y="176" width="40" height="40" />
      <rect className={`${styles.line} ${styles.water}`} x="186" y="176" width="40" height="40" />
      <path className={styles.ruling} d="M48 282H248" />
      <rect className={`${styles.line} ${styles.water}`} x="66" y="232" width="40" height="40" />
      <rect className={`${styles.line} ${styles.water}`} x="126" y="232" width="40" height="40" />
      <rect className={`${styles.line} ${styles.water}`} x="186" y="232" width="40" height="40" />
      <path className={styles.rope} d="M226 140H304q16 0 16 16V176" />
      <path className={styles.line} d="M315 173L320 180l5 -7" />
      <path className={`${styles.line} ${styles.paper}`} d="M288 286V190H416V286" />
      <rect className={styles.accent} x="322" y="230" width="56" height="56" />
      <circle className={styles.solid} cx="288" cy="288" r="6" />
      <circle className={styles.solid} cx="416" cy="288" r="6" />
      <path className={styles.rope} d="M272 140V72H400" />
      <circle className={styles.solid} cx="272" cy="140" r="4" />
      <path className={styles.line} d="M393 67L400 72l-7 5" />
      <text className={styles.label} x="312" y="60">
        maker 5 %
      </text>
      <text className={styles.label} x="48" y="322">
        edition 6 of 12
      </text>
      <text className={`${styles.label} ${styles.strong}`} x="288" y="322">
        buyer
      </text>
    </svg>
  );
}
