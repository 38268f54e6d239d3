import drawing from '@frontage/design/drawings/Drawing.module.css';
import { saySite, useWords } from '@frontage/design/kit/index.ts';
import { Fragment } from 'react';
import styles from './Chart.module.css';
import { BarShape, BarWords } from './ChartBar.tsx';
import { barsOf, type ChartScale, chartHeight, chooseLabelledWeeks, percent } from './chartGeometry.ts';
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
