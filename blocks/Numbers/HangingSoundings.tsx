import styles from '@frontage/design/drawings/Drawing.module.css';
import { type HangingScale, percentOf } from './soundings.ts';

interface HangingSoundingsProps {
  scale: HangingScale;
  /** The y of each foot, in px; one for each column. */
  feet: readonly number[];
  /** Side of the asset at the deepest foot, in px. */
  assetSize: number;
  className?: string | undefined;
}

/**
 * The quay line with its soundings, side by side. Decoration: the list above it has the figures.
 * Across, everything is measured in columns and so stretches with the page; down, in px, like the words.
 */
export function HangingSoundings({ scale, feet, assetSize, className }: HangingSoundingsProps) {
  const { quay, height } = scale;
  const count = feet.length;
  const bed = bedOf(feet);
  const rulings = Array.from({ length: Math.floor((height - quay - 40) / 80) }, (_, index) => quay + 80 * (index + 1));
  return (
    <svg height={height} aria-hidden="true" className={className}>
      <svg
        viewBox={`0 0 ${count} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        {rulings.map((y) => (
          <path key={y} className={styles.hair} d={`M-9 ${y}H20`} />
        ))}
        <path className={styles.bed} d={`${bed}V${height + 200}H-9Z`} />
        <path className={styles.line} d={bed} />
        <path className={styles.quay} d={`M-9 ${quay}H20`} />
      </svg>
      {feet.map((foot, index) => (
        <svg key={percentOf(index, count)} x={percentOf(index, count)} overflow="visible" aria-hidden="true">
          <path className={styles.line} d={`M0 ${quay}V${foot}`} />
          <circle className={styles.solid} cy={quay} r="6" />
          {index === count - 1 ? (
            <rect
              className={styles.accent}
              x={-assetSize / 2}
              y={foot - assetSize + 10}
              width={assetSize}
              height={assetSize}
            />
          ) : (
            <rect className={styles.solid} x="-5" y={foot - 10} width="10" height="10" />
          )}
        </svg>
      ))}
    </svg>
  );
}

/** The seabed's edge through all feet, running on at both sides as far as the widest screen. x in columns. */
function bedOf(feet: readonly number[]): string {
  const first = feet[0] ?? 0;
  const last = feet.at(-1) ?? 0;
  const points = feet.map((foot, index) => `L${index} ${foot}`).join('');
  return `M-9 ${first - 180}${points}L20 ${last + 15 * (21 - feet.length)}`;
}
