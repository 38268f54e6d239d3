import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';

/** Build, check, keep: three accounts on the line, the asset in the last. On the line below it, right of the text. */
export function Berths({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 560 166"
      role="img"
      aria-label="Built in the first berth, checked in the second, kept in the third"
      className={`${styles.drawing} ${className ?? ''}`}
    >
      <path className={styles.line} d="M0.75 166V30H159.25V166M200.75 166V30H359.25V166M400.75 166V30H559.25V166" />
      <path className={styles.ruling} d="M24 56H136M24 78H104" />
      <path className={styles.ghost} d="M48 166V102H112V166" />
      <circle className={styles.line} cx="280" cy="100" r="34" />
      <path className={styles.line} d="M264 100l11 13l20 -27" />
      <rect className={styles.accent} x="448" y="102" width="64" height="64" />
      <Bollards
        at={[
          [0, 168],
          [160, 168],
          [200, 168],
          [360, 168],
          [400, 168],
          [560, 168],
        ]}
      />
      <g className={`${styles.label} ${styles.strong}`}>
        <text x="0" y="16">
          build
        </text>
        <text x="200" y="16">
          check
        </text>
        <text x="400" y="16">
          keep
        </text>
      </g>
    </svg>
  );
}
