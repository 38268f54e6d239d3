import styles from './Drawing.module.css';

/** The weighted keys of one account, drawn for narrow screens. Decoration: the text next to it says the same. */
export function ServiceWalletsPortrait({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 56 390 408" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <path className={styles.quay} d="M-2000 368H3000" />
      <rect className={`${styles.line} ${styles.paper}`} x="20" y="256" width="116" height="112" />
      <rect className={`${styles.line} ${styles.paper}`} x="20" y="144" width="116" height="112" />
      <path className={styles.ghost} d="M20 144H370" />
      <text className={styles.label} x="370" y="134" textAnchor="end">
        threshold 1000
      </text>
      <text className={`${styles.label} ${styles.strong}`} x="32" y="170">
        recovery
      </text>
      <text className={styles.label} x="32" y="192">
        500
      </text>
      <text className={`${styles.label} ${styles.strong}`} x="32" y="282">
        device
      </text>
      <text className={styles.label} x="32" y="304">
        500
      </text>
      <rect className={styles.ghost} x="152" y="312" width="84" height="56" />
      <text className={`${styles.label} ${styles.strong}`} x="162" y="334">
        finance
      </text>
      <text className={`${styles.label} ${styles.muted}`} x="162" y="354">
        250
      </text>
      <path className={`${styles.line} ${styles.paper}`} d="M254 366V246H370V366" />
      <circle className={styles.solid} cx="254" cy="368" r="6" />
      <circle className={styles.solid} cx="370" cy="368" r="6" />
      <rect className={styles.accent} x="286" y="314" width="52" height="52" />
      <text className={`${styles.label} ${styles.strong}`} x="254" y="236">
        treasury
      </text>
      <path className={styles.rope} d="M78 144V88" />
      <circle className={styles.solid} cx="78" cy="88" r="6" />
      <text className={styles.label} x="96" y="93">
        500 + 500 = 1000
      </text>
      <path className={styles.rope} d="M78 368V408q0 16 16 16H296q16 0 16 -16V384" />
      <path className={styles.line} d="M307 389L312 382l5 7" />
      <text className={`${styles.label} ${styles.muted}`} x="100" y="446">
        two signatures
      </text>
      <path className={styles.line} d="M30 396v26M39 396v26" />
    </svg>
  );
}
