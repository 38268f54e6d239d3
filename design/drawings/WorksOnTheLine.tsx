import styles from './Drawing.module.css';
import { Bollards, Tally } from './marks.tsx';

const bars = [24, 48, 72, 56, 104, 80, 48, 64, 32];

/** Four systems on the line, and the place of the next one. On the line below it. */
export function WorksOnTheLine({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 560 184"
      role="img"
      aria-label="A sound, a stone, a machine that counts and a bridge on the line; beside them the place of the next"
      className={`${styles.drawing} ${className ?? ''}`}
    >
      {bars.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: bars of one sound, which never change places
          key={index}
          className={styles.solid}
          x={index * 11}
          y={184 - height}
          width="5"
          height={height}
        />
      ))}
      <path className={`${styles.line} ${styles.paper}`} d="M144 184L124 152L136 116L168 104L200 116L212 152L192 184" />
      <path className={styles.ruling} d="M124 152L168 136L212 152M136 116L168 136L200 116M168 136V184" />
      <path className={`${styles.line} ${styles.paper}`} d="M244 184V64H308V184" />
      <Tally x={265} y={108} />
      <path className={styles.rope} d="M228 96H244M308 96H324" />
      <path className={styles.rope} d="M340 184Q404 24 468 184" />
      <path className={styles.ruling} d="M372 124V184M404 104V184M436 124V184" />
      <rect className={styles.accent} x="388" y="72" width="32" height="32" />
      <path className={styles.ghost} d="M496 184V120H559V184" />
      <Bollards
        at={[
          [340, 186],
          [468, 186],
        ]}
      />
    </svg>
  );
}
