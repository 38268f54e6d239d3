import styles from './Drawing.module.css';

const solid = `${styles.line} ${styles.water}`;
const blank = `${styles.line} ${styles.paper}`;

/* What the industries bring to the quay: shapes of 64 x 64 whose foot is at the bottom. */

export function Receipt() {
  return (
    <>
      <path className={solid} d="M8 64V4H56V64l-8 -6l-8 6l-8 -6l-8 6l-8 -6z" />
      <path className={styles.ruling} d="M16 16H48M16 28H40M16 40H48" />
    </>
  );
}

export function Container() {
  return (
    <>
      <rect className={solid} y="24" width="64" height="40" />
      <path className={styles.ruling} d="M11 31V57M21 31V57M32 31V57M43 31V57M53 31V57" />
    </>
  );
}

/** A page of accounts whose last row is the sum. */
export function Sheet() {
  return (
    <>
      <rect className={solid} x="6" width="52" height="64" />
      <path className={styles.ruling} d="M14 12H34M42 12H50M14 24H30M42 24H50M14 36H34M42 36H50M6 46H58" />
      <path className={styles.line} d="M42 56H50" />
    </>
  );
}

export function House() {
  return (
    <>
      <path className={solid} d="M4 64V26L32 4L60 26V64Z" />
      <path className={styles.line} d="M26 64V44H38V64" />
    </>
  );
}

export function Derrick() {
  return (
    <>
      <path className={blank} d="M12 64L26 4H38L52 64" />
      <path className={styles.line} d="M17 42H47M22 20H42M17 42L42 20M47 42L22 20" />
    </>
  );
}
