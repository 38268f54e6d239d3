import styles from './account.module.css';

/** A QR code: dark on light in both themes, as cameras need it. */
export function Picture({ modules }: { modules: readonly boolean[][] }) {
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const size = modules.length;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="Picture for the program for codes"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
