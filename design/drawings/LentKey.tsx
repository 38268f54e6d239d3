import styles from './Drawing.module.css';
import type { HandoverProps } from './Handover.tsx';

export const lentKeyLabel = 'The keys hang in your account; one was lent, and comes back';

/** A key that hangs down, with its ring at the given point. */
export const keyAt = (x: number, y: number) =>
  `M${x - 12} ${y}a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M${x} ${y + 12}V${y + 60}M${x} ${y + 44}H${x + 14}M${x} ${y + 56}H${x + 10}`;

/** Who has the keys: the right account has them and the asset; the left one has a key only while it works. */
export function LentKey({ from, className }: HandoverProps) {
  return (
    <svg viewBox="0 0 640 392" role="img" aria-label={lentKeyLabel} className={className}>
      <path className={styles.quay} d="M0 296H640" />
      <path className={`${styles.line} ${styles.water}`} d="M40 294V158H184V294" />
      <path className={`${styles.line} ${styles.paper}`} d="M264 294V86H600V294" />
      <path className={styles.ruling} d="M288 118H576" />
      <path className={styles.line} d="M328 118v10M408 118v10M488 118v10" />
      <path className={styles.line} d={`${keyAt(328, 140)}${keyAt(408, 140)}${keyAt(112, 202)}`} />
      <path className={styles.ghost} d={keyAt(488, 140)} />
      <path className={styles.rope} d="M112 296V336q0 16 16 16H472q16 0 16 -16V212" />
      <path className={styles.line} d="M483 219l5 -7l5 7" />
      <rect className={styles.accent} x="520" y="230" width="64" height="64" />
      <text className={`${styles.label} ${styles.strong}`} x="40" y="144">
        {from}
      </text>
      <text className={`${styles.label} ${styles.strong}`} x="264" y="72">
        You
      </text>
      <text className={`${styles.label} ${styles.muted}`} x="300" y="376" textAnchor="middle">
        lent, and given back
      </text>
    </svg>
  );
}
