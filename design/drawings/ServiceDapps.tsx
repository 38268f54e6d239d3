import styles from './Drawing.module.css';

/**
 * A screen whose button moves an asset through the network into an account. Decoration: the text next to it says the
 * same.
 */
export function ServiceDapps({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={`${styles.drawing} ${className ?? ''}`}>
      <rect className={styles.depth} x="-2000" y="240" width="4480" height="2000" />
      <path className={styles.quay} d="M-2000 240H2480" />
      <rect className={`${styles.line} ${styles.paper}`} x="48" y="56" width="216" height="144" />
      <path className={styles.line} d="M48 80H264" />
      <circle className={styles.solid} cx="62" cy="68" r="3.5" />
      <circle className={styles.solid} cx="76" cy="68" r="3.5" />
      <path className={styles.ruling} d="M64 104H160M64 124H192M64 144H136" />
      <path className={styles.line} d="M80 200V240M176 200V240" />
      <circle className={styles.solid} cx="80" cy="240" r="6" />
      <circle className={styles.solid} cx="176" cy="240" r="6" />
      <rect className={styles.accent} x="196" y="132" width="48" height="48" />
      <path className={styles.rope} d="M220 180V280q0 16 16 16H384q16 0 16 -16V256" />
      <path className={styles.line} d="M395 261L400 254l5 7" />
      <circle className={`${styles.line} ${styles.paper}`} cx="268" cy="296" r="9" />
      <circle className={`${styles.line} ${styles.paper}`} cx="302" cy="296" r="9" />
      <circle className={styles.solid} cx="302" cy="296" r="2.5" />
      <circle className={styles.solid} cx="336" cy="296" r="9" />
      <circle className={`${styles.line} ${styles.paper}`} cx="370" cy="296" r="9" />
      <path className={styles.line} d="M366 296l3 3.5l5-7" />
      <path className={`${styles.line} ${styles.paper}`} d="M352 238V134H448V238" />
      <circle className={styles.solid} cx="352" cy="240" r="6" />
      <circle className={styles.solid} cx="448" cy="240" r="6" />
      <rect className={styles.ghost} x="376" y="190" width="48" height="48" />
      <text className={`${styles.label} ${styles.strong}`} x="48" y="40">
        a screen
      </text>
      <text className={`${styles.label} ${styles.strong}`} x="352" y="116">
        account
      </text>
      <text className={styles.label} x="48" y="304">
        fee: paid
      </text>
    </svg>
  );
}
