import drawing from '@frontage/design/drawings/Drawing.module.css';
import styles from './Chart.module.css';
import { type Bar, barsOf, type ChartScale, chartHeight, labelledWeeks, percent, widthOf } from './chartGeometry.ts';
import type { Phase } from './Process.schema.ts';

const wide: ChartScale = {
  placedForPx: 928,
  barTop: 50,
  barHeight: 36,
  pitch: 60,
  foot: 20,
  padding: 14,
  assetSize: 28,
};
const medium: ChartScale = {
  ...wide,
  placedForPx: 688,
  barTop: 46,
  barHeight: 34,
  pitch: 50,
  padding: 12,
  assetSize: 26,
};
const narrow: ChartScale = {
  placedForPx: 280,
  barTop: 1,
  barHeight: 30,
  pitch: 44,
  foot: 20,
  padding: 8,
  assetSize: 22,
};

interface ChartProps {
  phases: readonly Phase[];
  weeks: number;
}

/**
 * The phases as bars. Lengths across are percentages, so the words keep their size at every width; only one of the
 * three is ever displayed. The texts below say all of it again, so the chart is hidden from assistive technology.
 */
export function Chart({ phases, weeks }: ChartProps) {
  return (
    <div className={styles.chart}>
      <ChartAt
        scale={wide}
        phases={phases}
        weeks={weeks}
        className={styles.wide}
        hasNotes
        hairEvery={1}
        labelGapPx={100}
      />
      <ChartAt scale={medium} phases={phases} weeks={weeks} className={styles.medium} hairEvery={2} labelGapPx={100} />
      <ChartAt scale={narrow} phases={phases} weeks={weeks} className={styles.narrow} labelGapPx={50} />
    </div>
  );
}

interface ChartAtProps extends ChartProps {
  scale: ChartScale;
  className: string | undefined;
  hasNotes?: boolean;
  /** A hairline each so many weeks; without it none, and the weeks are written below the line. */
  hairEvery?: number;
  labelGapPx: number;
}

function ChartAt({ scale, phases, weeks, className, hasNotes = false, hairEvery, labelGapPx }: ChartAtProps) {
  const bars = barsOf(phases, weeks, scale, hasNotes);
  const height = chartHeight(phases.length, scale);
  const word = hairEvery ? 'week' : 'wk';
  const labels = labelledWeeks(weeks, scale.placedForPx, word, labelGapPx);
  return (
    <svg className={className} height={height} aria-hidden="true">
      {hairEvery ? hairsOf(weeks, hairEvery).map((x) => <Hair key={x} x={x} height={height} />) : null}
      {labels.map((week) => (
        <text
          key={week}
          className={`${drawing.label} ${drawing.muted}`}
          x={percent((week - 1) / weeks)}
          dx={hairEvery ? 6 : 0}
          y={hairEvery ? 20 : height + 25}
        >
          {word} {week}
        </text>
      ))}
      {bars.map((bar) => (
        <BarView key={bar.title} bar={bar} scale={scale} hasDot={hairEvery !== undefined} />
      ))}
    </svg>
  );
}

function hairsOf(weeks: number, every: number): string[] {
  const inner = Array.from({ length: Math.ceil(weeks / every) }, (_, index) => percent((index * every) / weeks));
  return [...inner, '100%'];
}

function Hair({ x, height }: { x: string; height: number }) {
  return <line className={drawing.hair} x1={x} x2={x} y1={32} y2={height} />;
}

function BarView({ bar, scale, hasDot }: { bar: Bar; scale: ChartScale; hasDot: boolean }) {
  const { barHeight, padding, assetSize } = scale;
  const baseline = bar.top + barHeight / 2 + 5;
  const bottom = bar.top + barHeight;
  const inset = (barHeight - assetSize) / 2;
  const behindTitle = 3 * padding + widthOf(bar.title);
  return (
    <>
      <rect
        className={`${drawing.line} ${drawing.paper}`}
        x={percent(bar.start)}
        y={bar.top}
        width={percent(bar.end - bar.start)}
        height={barHeight}
      />
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
      {bar.isLast ? (
        <svg x={percent(bar.end)} y={bar.top} overflow="visible" aria-hidden="true">
          <rect className={drawing.accent} x={-assetSize - 2 * inset} y={inset} width={assetSize} height={assetSize} />
        </svg>
      ) : null}
      {hasDot && !bar.isLast ? <circle className={drawing.solid} cx={percent(bar.end)} cy={bottom} r={4} /> : null}
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
      dx={isLeft ? -dx : dx}
      y={y}
      textAnchor={isLeft ? 'end' : 'start'}
    >
      {text}
    </text>
  );
}
