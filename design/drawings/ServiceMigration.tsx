import styles from './Drawing.module.css';

/**
 * Balances that move from one ledger to another, counted on both sides. Decoration: the text next to it says the same.
 */
export function ServiceMigration({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <rect className={styles.depth} x="-2000" y="296" width="2240" height="2000" />
      <rect className={styles.depth} x="240" y="224" width="2240" height="2000" />
      <path className={styles.quay} d="M-2000 296H240M240 298V222M240 224H2480" />
      <rect className={`${styles.line} ${styles.paper}`} x="48" y="136" width="136" height="158" />
      <path className={styles.line} d="M48 168H184" />
      <path
        className={styles.ruling}
        d="M64 192H120M144 192H168M64 216H120M144 216H160M64 240H120M144 240H168M64 264H120M144 264H164"
      />
      <path className={styles.rope} d="M112 136V96q0 -16 16 -16H344q16 0 16 16V120" />
      <path className={styles.line} d="M355 117L360 124l5 -7" />
      <rect className={`${styles.ghost} ${styles.paper}`} x="152" y="72" width="16" height="16" />
      <rect className={`${styles.ghost} ${styles.paper}`} x="200" y="72" width="16" height="16" />
      <rect className={`${styles.ghost} ${styles.paper}`} x="248" y="72" width="16" height="16" />
      <path className={`${styles.line} ${styles.paper}`} d="M296 222V130H432V222" />
      <circle className={styles.solid} cx="296" cy="224" r="6" />
      <circle className={styles.solid} cx="432" cy="224" r="6" />
      <rect className={styles.accent} x="332" y="158" width="64" height="64" />
      <text className={`${styles.label} ${styles.strong}`} x="48" y="328">
        EVM
      </text>
      <text className={`${styles.label} ${styles.strong}`} x="296" y="258">
        Cadence
      </text>
      <path
        className={styles.line}
        d="M152 306v26M160 306v26M168 306v26M176 306v26M144 329L184 309M392 282v26M400 282v26M408 282v26M416 282v26M384 305L424 285"
      />
      <path className={styles.ruling} d="M200 320H368" />
      <text className={styles.label} x="284" y="312" textAnchor="middle">
        equal
      </text>
    </svg>
  );
}
