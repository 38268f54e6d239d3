import styles from './Post.module.css';

/** px that a year adds to a post. Design: 24 where upright; where horizontal there is room for 9. */
const standingYear = 24;
const lyingYear = 9;
const radius = 6;

/** A post on the line, with a bollard as its head. Decoration: the years are next to it. */
export function StandingPost({ years }: { years: number }) {
  const height = years * standingYear + radius;
  return (
    <svg
      viewBox={`0 0 12 ${height}`}
      width={12}
      height={height}
      aria-hidden="true"
      className={`mirrored ${styles.post} ${styles.standing}`}
    >
      <path className={styles.line} d={`M6 6V${height}`} />
      <circle className={styles.head} cx="6" cy="6" r={radius} />
    </svg>
  );
}

/** The same post where the line is vertical. */
export function LyingPost({ years }: { years: number }) {
  const length = years * lyingYear + radius;
  return (
    <svg
      viewBox={`0 0 ${length} 12`}
      width={length}
      height={12}
      aria-hidden="true"
      className={`mirrored ${styles.post} ${styles.lying}`}
    >
      <path className={styles.line} d={`M0 6H${length - 6}`} />
      <circle className={styles.head} cx={length - 6} cy="6" r={radius} />
    </svg>
  );
}
