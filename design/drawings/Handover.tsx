import styles from './Drawing.module.css';

export interface HandoverProps {
  /** Who hands over; about thirty letters fit. */
  from: string;
  className?: string | undefined;
}

/** What was built moves from our books into yours: the left account is empty, the right one has everything. */
export function Handover({ from, className }: HandoverProps) {
  return (
    <svg viewBox="0 0 640 392" role="img" aria-label="Everything that was built is handed over" className={className}>
      <path className={styles.quay} d="M0 296H640" />
      <path className={`${styles.line} ${styles.paper}`} d="M40 294V86H280V294" />
      <path className={`${styles.line} ${styles.paper}`} d="M360 294V86H600V294" />
      <rect className={`${styles.line} ${styles.water}`} x="64" y="232" width="192" height="24" />
      <rect className={`${styles.line} ${styles.water}`} x="64" y="200" width="192" height="24" />
      <rect className={`${styles.line} ${styles.water}`} x="64" y="168" width="192" height="24" />
      <rect className={`${styles.line} ${styles.water}`} x="64" y="136" width="192" height="24" />
      <text className={styles.label} x="76" y="152">
        tests
      </text>
      <text className={styles.label} x="76" y="184">
        specification
      </text>
      <text className={styles.label} x="76" y="216">
        contract
      </text>
      <text className={styles.label} x="76" y="248">
        review
      </text>
      <text className={`${styles.label} ${styles.strong}`} x="40" y="72">
        {from}
      </text>
      <text className={`${styles.label} ${styles.strong}`} x="360" y="72">
        You
      </text>
      <rect className={styles.ghost} x="64" y="262" width="28" height="28" />
      <path className={styles.rope} d="M78 296V336q0 16 16 16H464q16 0 16 -16V308" />
      <path className={styles.line} d="M475 314l5 -7l5 7" />
      <rect className={styles.accent} x="448" y="230" width="64" height="64" />
      <text className={`${styles.label} ${styles.muted}`} x="279" y="376" textAnchor="middle">
        handed over, not rented
      </text>
      <path className={styles.ruling} d="M384 128H576" />
      <text className={styles.label} x="384" y="120">
        repository
      </text>
      <path className={styles.ruling} d="M384 160H576" />
      <text className={styles.label} x="384" y="152">
        keys
      </text>
      <path className={styles.ruling} d="M384 192H576" />
      <text className={styles.label} x="384" y="184">
        runbook
      </text>
    </svg>
  );
}
