import drawing from '@frontage/design/drawings/Drawing.module.css';
import styles from './Chart.module.css';
import { type Bar, type ChartScale, percent, widthOf } from './chartGeometry.ts';

/** A bar with a dot at its end; the last bar has the asset instead. */
export function BarShape({ bar, scale, hasDot }: { bar: Bar; scale: ChartScale; hasDot: boolean }) {
  const { barHeight, assetSize } = scale;
  const inset = (barHeight - assetSize) / 2;
  // In a bar shorter than the asset, the asset ends where the bar ends.
  const assetEnd = bar.overhang > 0 ? 0 : 2 * inset;
  return (
    <>
      <rect
        className={`${drawing.line} ${drawing.paper}`}
        x={percent(bar.start)}
        y={bar.top}
        width={percent(bar.end - bar.start)}
        height={barHeight}
      />
      {bar.isLast ? (
        <svg x={percent(bar.end)} y={bar.top} overflow="visible" aria-hidden="true">
          <rect className={drawing.accent} x={-assetSize - assetEnd} y={inset} width={assetSize} height={assetSize} />
        </svg>
      ) : null}
      {hasDot && !bar.isLast ? (
        <circle className={drawing.solid} cx={percent(bar.end)} cy={bar.top + barHeight} r={4} />
      ) : null}
    </>
  );
}

/** Title and note of a bar, written twice where their place differs on a large screen; one of the two is displayed. */
export function BarWords({ bar, large, scale }: { bar: Bar; large: Bar; scale: ChartScale }) {
  if (bar.titleAt === large.titleAt && bar.noteAt === large.noteAt) return <Words bar={bar} scale={scale} />;
  return (
    <>
      <g className={styles.belowLarge}>
        <Words bar={bar} scale={scale} />
      </g>
      <g className={styles.large}>
        <Words bar={large} scale={scale} />
      </g>
    </>
  );
}

function Words({ bar, scale }: { bar: Bar; scale: ChartScale }) {
  const { barHeight, padding } = scale;
  const baseline = bar.top + barHeight / 2 + 5;
  const behindTitle = 3 * padding + widthOf(bar.title);
  return (
    <>
      <Word
        className={`${drawing.label} ${drawing.strong}`}
        text={bar.title}
        at={bar.titleAt}
        bar={bar}
        dx={padding}
        y={baseline}
      />
      {bar.note ? (
        <Word
          className={drawing.label}
          text={bar.note}
          at={bar.noteAt}
          bar={bar}
          dx={bar.noteAt === 'inside' ? behindTitle : padding}
          y={baseline}
        />
      ) : null}
    </>
  );
}

interface WordProps {
  className: string | undefined;
  text: string;
  at: Bar['titleAt'];
  bar: Bar;
  dx: number;
  y: number;
}

function Word({ className, text, at, bar, dx, y }: WordProps) {
  if (at === 'none') return null;
  const isLeft = at === 'left';
  return (
    <text
      className={className}
      x={percent(at === 'right' ? bar.end : bar.start)}
      dx={isLeft ? -dx - bar.overhang : dx}
      y={y}
      textAnchor={isLeft ? 'end' : 'start'}
    >
      {text}
    </text>
  );
}
