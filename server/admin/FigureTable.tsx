import type { ReactNode } from 'react';
import styles from './FigureTable.module.css';
import table from './table.module.css';

interface FigureTableProps {
  /** The accessible name of the table. */
  label: string;
  /** Table head and body. */
  children: ReactNode;
}

/** A table that scrolls sideways in a narrow window. */
export function FigureTable({ children, label }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has keys alone scrolls it by them.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={`${table.table} ${styles.figures}`}>{children}</table>
    </section>
  );
}
