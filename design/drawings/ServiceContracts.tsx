import styles from './Drawing.module.css';

/**
 * A resource in a contract, which the language refuses to copy or lose. Decoration: the text next to it says the same.
 */
export function ServiceContracts({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <rect className={styles.bed} x="-2000" y="304" width="4480" height="2000" />
      <path className={styles.quay} d="M-2000 304H2480" />
      <rect className={`${styles.line} ${styles.paper}`} x="56" y="48" width="216" height="254" />
      <path className={styles.ruling} d="M56 80H272" />
      <text className={`${styles.label} ${styles.strong}`} x="72" y="71">
        resource
      </text>
      <path className={styles.ruling} d="M72 108H176M88 136H224M88 164H176M88 256H208M72 280H128" />
      <rect className={styles.accent} x="88" y="180" width="48" height="48" />
      <path className={styles.ruling} d="M152 196H240M152 212H216" />
      <path className={styles.line} d="M320 40V304" />
      <path className={styles.rope} d="M272 132H300M272 228H300" />
      <path className={styles.line} d="M300 124l12 16M312 124l-12 16M300 220l12 16M312 220l-12 16" />
      <rect className={styles.ghost} x="352" y="96" width="56" height="56" />
      <rect className={styles.ghost} x="352" y="200" width="56" height="56" />
      <text className={styles.label} x="352" y="84">
        no copy
      </text>
      <text className={styles.label} x="352" y="188">
        no loss
      </text>
    </svg>
  );
}
