import styles from './Drawing.module.css';

/**
 * Weighted keys of one account: two of 500 reach the threshold of 1000. Decoration: the text next to it says the same.
 */
export function ServiceWallets({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 600 560" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <rect className={styles.bed} x="-2000" y="456" width="5000" height="2000" />
      <path className={styles.quay} d="M-2000 456H3000" />
      <rect className={`${styles.line} ${styles.paper}`} x="40" y="316" width="152" height="140" />
      <rect className={`${styles.line} ${styles.paper}`} x="40" y="176" width="152" height="140" />
      <rect className={styles.ghost} x="216" y="386" width="152" height="70" />
      <path className={styles.ghost} d="M40 176H560" />
      <text className={styles.larger} x="560" y="164" textAnchor="end">
        threshold 1000
      </text>
      <text className={`${styles.larger} ${styles.strong}`} x="56" y="204">
        recovery
      </text>
      <text className={styles.larger} x="56" y="226">
        500
      </text>
      <text className={`${styles.larger} ${styles.strong}`} x="56" y="344">
        device
      </text>
      <text className={styles.larger} x="56" y="366">
        500
      </text>
      <text className={`${styles.larger} ${styles.strong}`} x="232" y="412">
        finance
      </text>
      <text className={`${styles.larger} ${styles.muted}`} x="232" y="434">
        250
      </text>
      <path className={`${styles.line} ${styles.paper}`} d="M400 454V318H560V454" />
      <circle className={styles.solid} cx="400" cy="456" r="6" />
      <circle className={styles.solid} cx="560" cy="456" r="6" />
      <rect className={styles.accent} x="448" y="390" width="64" height="64" />
      <text className={`${styles.larger} ${styles.strong}`} x="400" y="304">
        treasury
      </text>
      <path className={styles.rope} d="M116 456V520q0 16 16 16H464q16 0 16 -16V470" />
      <path className={styles.line} d="M475 479l5 -7l5 7" />
      <text className={`${styles.larger} ${styles.muted}`} x="140" y="524">
        two signatures
      </text>
      <path className={styles.line} d="M52 500v30M61 500v30" />
      <path className={styles.rope} d="M116 176V112" />
      <circle className={styles.solid} cx="116" cy="112" r="6" />
      <text className={styles.larger} x="132" y="117">
        500 + 500 = 1000
      </text>
    </svg>
  );
}
