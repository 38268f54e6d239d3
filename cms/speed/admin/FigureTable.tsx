import type { ReactNode } from 'react';
import table from '../../admin/table.module.css';
import styles from './speed.module.css';

interface FigureTableProps {
  /** What the table tells, for whoever hears it. */
  label: string;
  /** Head and body. */
  children: ReactNode;
}

/** A table that scrolls sideways where the window is narrower. */
export function FigureTable({ children, label }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has keys alone scrolls it by them.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={`${table.table} ${styles.figures}`}>{children}</table>
    </section>
  );
}
