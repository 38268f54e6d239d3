import type { ReactNode } from 'react';
import admin from './admin.module.css';
import styles from './figures.module.css';
import { say } from './say.ts';

const width = 900;
const height = 200;

interface LineChartProps {
  /** What a screen reader says in place of the picture. */
  label: string;
  /** The names of one or two lines, and their values from left to right. */
  lines: readonly { name: string; values: readonly number[] }[];
  caption: string;
  children: ReactNode;
}

/** Lines over time, from zero to the greatest value, and the same figures as a table. */
export function LineChart({ caption, children, label, lines }: LineChartProps) {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const pointsOf = (values: readonly number[]) =>
    values
      .map((value, index) => {
        const x = values.length > 1 ? (index / (values.length - 1)) * width : 0;
        return `${x.toFixed(1)},${(height - (value / most) * height).toFixed(1)}`;
      })
      .join(' ');
  const placeOf = (index: number) => (index === 0 ? 'first' : 'second');
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 -4 ${width} ${height + 8}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <line x1="0" y1={height} x2={width} y2={height} />
        {lines.map(({ name, values }, index) => (
          <polyline key={name} data-of={placeOf(index)} points={pointsOf(values)} />
        ))}
      </svg>
      <figcaption>
        {lines.map(({ name }, index) => (
          <span key={name} data-of={placeOf(index)}>
            {name}
          </span>
        ))}
        <span>{caption}</span>
      </figcaption>
      <details>
        <summary>{say('The same as a table')}</summary>
        {children}
      </details>
    </figure>
  );
}

/** A table that scrolls sideways in a narrow window. */
export function FigureTable({ children, label }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has keys alone scrolls it by them.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={`${admin.table} ${styles.figures}`}>{children}</table>
    </section>
  );
}
