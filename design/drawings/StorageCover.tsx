import styles from './Drawing.module.css';
import { Bollards } from './marks.tsx';
import stage from './Stage.module.css';

const label =
  'An account holds 29 of the 40 cells that its balance allows; the FLOW in its vault, read on a scale, sets the number';

/** From edge to edge below the title of an article on storage: what is stored is drawn on what is held. */
export function StorageCover() {
  return (
    <div className={stage.stage}>
      <Landscape />
      <Portrait />
    </div>
  );
}

function Landscape() {
  return (
    <svg viewBox="0 0 1440 520" role="img" aria-label={label} className={`${styles.drawing} ${stage.wide}`}>
      <g data-ground="water">
        <rect className={styles.water} x="-2000" y="344" width="5440" height="176" />
        <path className={styles.hair} d="M-2000 392H3440M-2000 440H3440M-2000 488H3440" />
        <path className={styles.rope} d="M252 346V424q0 16 16 16H924q16 0 16 -16V358" />
        <path className={styles.line} d="M935 363L940 356l5 7" />
        <text className={`${styles.label} ${styles.muted}`} x="596" y="430" textAnchor="middle">
          capacity is what the balance allows
        </text>
      </g>
      <path className={`${styles.line} ${styles.paper}`} d="M80 344V86H424V344M848 344V86H1032V344" />
      <Cells size={32} gap={8} x={104} y={142} columns={8} rows={landscapeRows} />
      <path
        className={styles.line}
        d="M872 134h136v28h-136ZM872 176h136v28h-136ZM872 218h136v28h-136ZM872 260h136v28h-136ZM872 302h136v28h-136ZM1032 160H1216"
      />
      <path className={styles.line} d={`M1160 56V344${ticks(1160, 58, 26, 11, 10)}`} />
      <path className={styles.quay} d="M-2000 344H3440" />
      <Bollards
        at={[
          [80, 344],
          [424, 344],
          [848, 344],
          [1032, 344],
        ]}
      />
      <rect className={styles.accent} x="1216" y="128" width="64" height="64" />
      <g className={`${styles.label} ${styles.strong}`}>
        <text x="80" y="72">
          storage used
        </text>
        <text x="848" y="72">
          vault
        </text>
        <text x="1184" y="72">
          FLOW held
        </text>
      </g>
      <text className={styles.label} x="424" y="72" textAnchor="end">
        29 of 40
      </text>
    </svg>
  );
}

function Portrait() {
  return (
    <svg viewBox="0 0 390 360" role="img" aria-label={label} className={`${styles.drawing} ${stage.portrait}`}>
      <g data-ground="water">
        <rect className={styles.water} x="-100" y="268" width="1100" height="92" />
        <path className={styles.hair} d="M-100 308H1000M-100 348H1000" />
      </g>
      <path className={`${styles.line} ${styles.paper}`} d="M20 268V80H228V268" />
      <Cells size={28} gap={8} x={36} y={122} columns={5} rows={portraitRows} />
      <path className={styles.line} d={`M228 128H324M292 72V268${ticks(292, 76, 24, 8, 8, 0)}`} />
      <path className={styles.quay} d="M-100 268H1000" />
      <Bollards
        at={[
          [20, 268],
          [228, 268],
        ]}
      />
      <rect className={styles.accent} x="324" y="108" width="40" height="40" />
      <g className={`${styles.label} ${styles.strong}`}>
        <text x="20" y="66">
          storage used
        </text>
        <text x="278" y="56">
          FLOW held
        </text>
      </g>
    </svg>
  );
}

/** Rows of cells from the top, one letter for each cell: `g` could be there, `e` empty, `f` filled. */
const landscapeRows = ['gggeeeee', 'fffffggg', 'ffffffff', 'ffffffff', 'ffffffff'] as const;
const portraitRows = ['gggee', 'ffffg', 'fffff', 'fffff'] as const;

interface CellsProps {
  size: number;
  gap: number;
  x: number;
  y: number;
  columns: number;
  rows: readonly string[];
}

/** One path for each kind of cell. */
function Cells({ size, gap, x, y, columns, rows }: CellsProps) {
  const pathOf = (kind: string) =>
    rows
      .flatMap((row, line) =>
        Array.from({ length: columns }, (_, column) =>
          row[column] === kind
            ? `M${x + column * (size + gap)} ${y + line * (size + gap)}h${size}v${size}h-${size}Z`
            : '',
        ),
      )
      .join('');
  return (
    <>
      <path className={`${styles.line} ${styles.water}`} d={pathOf('f')} />
      <path className={styles.line} d={pathOf('e')} />
      <path className={styles.ghost} d={pathOf('g')} />
    </>
  );
}

/** Ticks of a vertical scale, every fourth twice as long, beginning with number `firstLong`. */
function ticks(x: number, y: number, step: number, count: number, length: number, firstLong = 3): string {
  return Array.from(
    { length: count },
    (_, index) => `M${x} ${y + index * step}h${index % 4 === firstLong ? length * 2 : length}`,
  ).join('');
}
