import type { ReactNode } from 'react';
import admin from './admin.module.css';
import styles from './figures.module.css';
import { say, spokenLanguage } from './say.ts';

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

interface FigureTableProps {
  label: string;
  /** Whether the label is seen, above the table. */
  isTitled?: boolean;
  heads: readonly string[];
  /** The cells of a row begin with its name. Numbers are written as in the language; nothing is a dash. */
  rows: readonly { id: number | string; cells: readonly ReactNode[] }[];
}

/** A table that scrolls sideways in a narrow window. */
export function FigureTable({ heads, isTitled = false, label, rows }: FigureTableProps) {
  const written = (cell: ReactNode) =>
    typeof cell === 'number' ? cell.toLocaleString(spokenLanguage()) : (cell ?? '–');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has keys alone scrolls it by them.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={`${admin.table} ${styles.figures}`}>
        {isTitled ? <caption>{label}</caption> : null}
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name, ...cells], id }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={heads[place + 1]}>{written(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
