import drawing from '@frontage/design/drawings/Drawing.module.css';
import { saySite, useWords } from '@frontage/design/kit/index.ts';
import { Fragment } from 'react';
import {
  type Bar,
  barsOf,
  type ChartScale,
  chartHeight,
  chooseLabelledWeeks,
  percent,
  widthOf,
} from './chartGeometry.ts';
import styles from './Process.module.css';
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
  // 89 % of the content at 320 px: the chart leaves space at its right.
  placedForPx: 250,
  barTop: 1,
  barHeight: 30,
  pitch: 40,
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
 * three is displayed. The texts below repeat all of it, so the chart is hidden from assistive technology.
 */
export function Chart({ phases, weeks }: ChartProps) {
  return (
    <div className={`mirrored ${styles.chart}`}>
      <ChartAt
        scale={wide}
        phases={phases}
        weeks={weeks}
        className={styles.wide}
        largePx={1280}
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
  /** The smallest width from 1440 px: where there is more space, notes may be elsewhere. */
  largePx?: number;
  hasNotes?: boolean;
  /** Weeks between hairlines; without it there are none, and the weeks are written below the line. */
  hairEvery?: number;
  labelGapPx: number;
}

function ChartAt({ scale, phases, weeks, className, largePx, hasNotes = false, hairEvery, labelGapPx }: ChartAtProps) {
  const bars = barsOf(phases, weeks, scale, hasNotes);
  const largeBars = largePx ? barsOf(phases, weeks, { ...scale, placedForPx: largePx }, hasNotes) : bars;
  const height = chartHeight(phases.length, scale);
  const words = useWords();
  const word = hairEvery ? 'week' : 'wk';
  const labelOf = (week: number) => {
    if (!words?.language) return `${word} ${week}`;
    return hairEvery ? saySite(words, 'block.week', { week }) : `${week}`;
  };
  const labels = chooseLabelledWeeks(weeks, scale.placedForPx, word, labelGapPx);
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
          {labelOf(week)}
        </text>
      ))}
      {bars.map((bar, index) => (
        <Fragment key={bar.title}>
          <BarShape bar={bar} scale={scale} hasDot={hairEvery !== undefined} />
          <BarWords bar={bar} large={largeBars[index] ?? bar} scale={scale} />
        </Fragment>
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

/** A bar with a dot at its end; the last bar has the asset instead. */
function BarShape({ bar, scale, hasDot }: { bar: Bar; scale: ChartScale; hasDot: boolean }) {
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
function BarWords({ bar, large, scale }: { bar: Bar; large: Bar; scale: ChartScale }) {
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
