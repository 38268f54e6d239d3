import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';

/** Left edge and height of each door, and the hands of its clock. */
const doors = [
  { x: 0.75, height: 128, hands: 'M0 -13V0H9' },
  { x: 112, height: 168, hands: 'M0 -13V0L-7 7' },
  { x: 224, height: 112, hands: 'M0 -13V0L8 6' },
  { x: 336, height: 152, hands: 'M0 -13V0V9' },
  { x: 447.25, height: 136, hands: 'M0 -13V0L-9 -4' },
] as const;

/** Doors on the quay, each with its clock; behind one of them somebody answers. On the line below it. */
export function FiveDoors({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 560 184"
      role="img"
      aria-label="Five doors on the quay, each with a clock of its own; the asset waits in one of them"
      className={`${styles.drawing} ${className ?? ''}`}
    >
      {doors.map(({ hands, height, x }) => (
        <g key={x} transform={`translate(${x} ${184 - height})`}>
          <path className={styles.line} d={`M0 ${height}V0H112V${height}`} />
          <g transform="translate(56 32)">
            <circle className={`${styles.line} ${styles.paper}`} r="18" />
            <path className={styles.line} d={hands} />
          </g>
        </g>
      ))}
      <path className={styles.ghost} d="M32 184V136H80V184" />
      <path className={styles.ruling} d="M136 80H200M136 96H184M248 136H312M248 152H296M471 120H535M471 136H519" />
      <rect className={styles.accent} x="368" y="136" width="48" height="48" />
      <Bollards at={[1, 112, 224, 336, 447, 559].map((x) => [x, 186] as const)} />
    </svg>
  );
}
