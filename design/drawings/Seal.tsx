import styles from './Drawing.module.css';

/** A twelfth of the rose: repeated eleven times, it compresses well in a page; 72 separate ticks took 0.4 KB. */
const twelfth = Array.from({ length: 6 }, (_, index) => tick(index)).join('');
const turns = Array.from({ length: 12 }, (_, index) => `rotate(${index * 30})`);

/** An award's seal: a compass rose, the quorum's five strokes above the line, the year below it. Decoration. */
export function Seal({ year, className }: { year: number; className?: string | undefined }) {
  return (
    <svg viewBox="-68 -68 136 136" width={136} height={136} aria-hidden="true" className={className}>
      <circle className={styles.line} r="66" />
      {turns.map((turn) => (
        <path key={turn} className={styles.line} d={twelfth} transform={turn} />
      ))}
      <circle className={`${styles.line} ${styles.paper}`} r="46" />
      <path className={styles.quay} d="M-45 10H45" />
      <path className={styles.line} d="M-13.5 -29V0M-5 -29V0M3.5 -29V0M12 -29V0M-22 -2.5L20.5 -26.5" />
      <text className={styles.year} y="31" textAnchor="middle">
        {year}
      </text>
    </svg>
  );
}

/** One tick every five degrees; the first is a long one. */
function tick(index: number): string {
  const angle = (index * Math.PI) / 36;
  const inner = index === 0 ? 54 : 60;
  const point = (radius: number) =>
    `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  return `M${point(66)}L${point(inner)}`;
}
