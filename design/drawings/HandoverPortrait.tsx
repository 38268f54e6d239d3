import styles from './Drawing.module.css';
import type { HandoverProps } from './Handover.tsx';

/** The handover for narrow screens: the line is vertical at x = 60, with the accounts to its left. */
export function HandoverPortrait({ from, className }: HandoverProps) {
  return (
    <svg viewBox="0 0 344 560" role="img" aria-label="Everything that was built is handed over" className={className}>
      <text className={`${styles.label} ${styles.strong}`} x="84" y="44">
        {from}
      </text>
      <path className={`${styles.line} ${styles.paper}`} d="M60 28H12V272H60" />
      <path className={`${styles.line} ${styles.paper}`} d="M60 332H12V528H60" />
      <path className={styles.quay} d="M60 -40V600" />
      <rect className={`${styles.line} ${styles.water}`} x="84" y="62" width="200" height="30" />
      <text className={styles.label} x="96" y="82">
        tests
      </text>
      <rect className={`${styles.line} ${styles.water}`} x="84" y="100" width="200" height="30" />
      <text className={styles.label} x="96" y="120">
        specification
      </text>
      <rect className={`${styles.line} ${styles.water}`} x="84" y="138" width="200" height="30" />
      <text className={styles.label} x="96" y="158">
        contract
      </text>
      <rect className={`${styles.line} ${styles.water}`} x="84" y="176" width="200" height="30" />
      <text className={styles.label} x="96" y="196">
        review
      </text>
      <rect className={styles.ghost} x="18" y="222" width="36" height="36" />
      <circle className={styles.solid} cx="60" cy="28" r="6" />
      <circle className={styles.solid} cx="60" cy="272" r="6" />
      <path className={styles.rope} d="M62 240H318q16 0 16 16V348q0 16 -16 16H74" />
      <path className={styles.line} d="M81 359l-7 5l7 5" />
      <text className={`${styles.label} ${styles.muted}`} x="320" y="296" textAnchor="end">
        handed over,
      </text>
      <text className={`${styles.label} ${styles.muted}`} x="320" y="316" textAnchor="end">
        not rented
      </text>
      <text className={`${styles.label} ${styles.strong}`} x="84" y="340">
        You
      </text>
      <rect className={styles.accent} x="18" y="346" width="36" height="36" />
      <circle className={styles.solid} cx="60" cy="332" r="6" />
      <circle className={styles.solid} cx="60" cy="528" r="6" />
      <text className={styles.label} x="84" y="420">
        repository
      </text>
      <path className={styles.ruling} d="M84 430H284" />
      <text className={styles.label} x="84" y="458">
        keys
      </text>
      <path className={styles.ruling} d="M84 468H284" />
      <text className={styles.label} x="84" y="496">
        runbook
      </text>
      <path className={styles.ruling} d="M84 506H284" />
    </svg>
  );
}
