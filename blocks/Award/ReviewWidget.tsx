import styles from './ReviewWidget.module.css';

const squares = [0, 1, 2, 3, 4];

/** A rating as five squares, the last filled in part: 112 x 25 px, drawn here and served from here. R12. */
export function ReviewWidget({ rating, source }: { rating: number; source?: string | undefined }) {
  const label = `Rated ${rating.toFixed(1)} out of 5${source ? `, ${source}` : ''}`;
  return (
    <svg viewBox="0 0 112 25" width={112} height={25} role="img" aria-label={label} className={styles.widget}>
      {squares.map((index) => (
        <rect key={index} className={styles.square} x={index * 13} y={8} height={9} width={filled(rating - index)} />
      ))}
      <text className={styles.figure} x={70} y={16.5}>
        {rating.toFixed(1)}/5
      </text>
    </svg>
  );
}

/** Width in px of a square, of which `share` is earned. */
function filled(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 9);
}
