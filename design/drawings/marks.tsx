import styles from './Drawing.module.css';

const node = `${styles.line} ${styles.paper}`;

interface NodesProps {
  /** `collect` is empty, `order` has a point, `compute` is solid, `verify` is ticked. */
  kind: 'collect' | 'order' | 'compute' | 'verify';
  /** Centres of the nodes along the rope. */
  at: readonly number[];
  y: number;
  radius?: number;
}

/**
 * Nodes of one role, strung on a rope. One path for all of them: a path for each would be a third of the drawing's
 * weight.
 */
export function Nodes({ kind, at, y, radius = 9 }: NodesProps) {
  const ticks = kind === 'verify' ? at.map((x) => `M${x - 4} ${y}l3 3.5l5-7`).join('') : '';
  return (
    <>
      <path
        className={kind === 'compute' ? styles.solid : node}
        d={at.map((x) => circle(x, y, radius)).join('') + ticks}
      />
      {kind === 'order' ? <path className={styles.solid} d={at.map((x) => circle(x, y, 2.5)).join('')} /> : null}
    </>
  );
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;

/** Five tally strokes: a quorum. `x`, `y` is the top of the first stroke. */
export function Tally({ x, y, className }: { x: number; y: number; className?: string | undefined }) {
  const gap = 7;
  const strokes = [0, 1, 2, 3].map((index) => `M${x + index * gap} ${y}v24`).join('');
  return (
    <path
      className={[styles.line, className].filter(Boolean).join(' ')}
      d={`${strokes}M${x - gap} ${y + 21}L${x + 4 * gap} ${y + 3}`}
    />
  );
}

/**
 * An account's count before and after: two figures and a drawn arrow, because no arrow is typed. `x` is the right end.
 */
export function Count({ x, y, from, to }: { x: number; y: number; from: number; to: number }) {
  return (
    <>
      <text className={styles.label} x={x} y={y} textAnchor="end">
        {to}
      </text>
      <text className={styles.label} x={x - 36} y={y} textAnchor="end">
        {from}
      </text>
      <path className={styles.line} d={`M${x - 30} ${y - 5}H${x - 14}M${x - 19} ${y - 9}l5 4l-5 4`} />
    </>
  );
}

/** The feet of accounts on the quay line. */
export function Bollards({ at }: { at: readonly (readonly [number, number])[] }) {
  return <path className={styles.solid} d={at.map(([x, y]) => circle(x, y, 6)).join('')} />;
}
