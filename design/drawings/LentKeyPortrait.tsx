import styles from './Drawing.module.css';
import type { HandoverProps } from './Handover.tsx';
import { keyAt, lentKeyLabel } from './LentKey.tsx';

/** The lent key for narrow screens: the line is vertical at x = 60, with the accounts to its left. */
export function LentKeyPortrait({ from, className }: HandoverProps) {
  return (
    <svg viewBox="0 0 344 560" role="img" aria-label={lentKeyLabel} className={className}>
      <path className={`${styles.line} ${styles.water}`} d="M60 28H12V172H60" />
      <path className={`${styles.line} ${styles.paper}`} d="M60 252H12V528H60" />
      <path className={styles.quay} d="M60 -40V600" />
      <circle className={styles.solid} cx="60" cy="28" r="6" />
      <circle className={styles.solid} cx="60" cy="172" r="6" />
      <circle className={styles.solid} cx="60" cy="252" r="6" />
      <circle className={styles.solid} cx="60" cy="528" r="6" />
      <path className={styles.line} d={`${keyAt(112, 84)}${keyAt(104, 332)}${keyAt(176, 332)}`} />
      <path className={styles.ghost} d={keyAt(248, 332)} />
      <path className={styles.ruling} d="M84 308H284M84 440H284M84 472H284M84 504H212" />
      <path className={styles.line} d="M104 308v12M176 308v12M248 308v12" />
      <path className={styles.rope} d="M136 104H312q16 0 16 16V348q0 16 -16 16H284" />
      <path className={styles.line} d="M291 359l-7 5l7 5" />
      <rect className={styles.accent} x="18" y="372" width="36" height="36" />
      <text className={`${styles.label} ${styles.strong}`} x="84" y="44">
        {from}
      </text>
      <text className={`${styles.label} ${styles.strong}`} x="84" y="276">
        You
      </text>
      <text className={`${styles.label} ${styles.muted}`} x="314" y="208" textAnchor="end">
        lent,
      </text>
      <text className={`${styles.label} ${styles.muted}`} x="314" y="228" textAnchor="end">
        and given back
      </text>
    </svg>
  );
}
