import styles from '@frontage/design/drawings/Drawing.module.css';
import { percentOf } from './soundings.ts';

/** Heights of the list's rows: the first, each further one, and what follows the last. In px at 16 px a rem. */
const rows = { first: 52, next: 88, after: 98 };

/**
 * The same soundings for narrow screens: the line is vertical and they run to the right. Decoration.
 * `feet` are percentages of the width. Everything is measured in shares of the box, so it keeps to the list's rows.
 */
export function LyingSoundings({ feet, className }: { feet: readonly number[]; className?: string | undefined }) {
  const total = rows.first + rows.next * (feet.length - 1) + rows.after;
  const levels = feet.map((_, index) => rows.first + rows.next * index);
  const first = feet[0] ?? 0;
  const last = feet.at(-1) ?? 0;
  const points = feet.map((foot, index) => `L${foot} ${levels[index]}`).join('');
  const bed = `M${first} 0${points}L${last + 10} ${total}`;
  return (
    <svg aria-hidden="true" className={className}>
      <svg viewBox={`0 0 100 ${total}`} width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.bed} d={`${bed}H110V0Z`} />
        <path className={styles.line} d={bed} />
      </svg>
      {feet.map((foot, index) => (
        <svg key={levels[index]} overflow="visible" aria-hidden="true" y={percentOf(levels[index] ?? 0, total)}>
          <line className={styles.line} x1="20" x2={`${foot}%`} />
          <svg x={`${foot}%`} overflow="visible" aria-hidden="true">
            {index === feet.length - 1 ? (
              <rect className={styles.accent} x="-9" y="-9" width="18" height="18" />
            ) : (
              <rect className={styles.solid} x="-5" y="-5" width="10" height="10" />
            )}
          </svg>
        </svg>
      ))}
      <rect className={styles.solid} x="18" width="4" height="100%" />
    </svg>
  );
}
