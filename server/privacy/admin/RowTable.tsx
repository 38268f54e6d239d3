import { FigureTable } from '../../admin/figures.tsx';
import styles from './privacy.module.css';

interface RowTableProps {
  label: string;
  isTitled?: boolean;
  heads: readonly string[];
  rows: readonly {
    label: string;
    count: number;
    collection?: string;
    /** Those of its documents that are linked; the number is that of all. */
    first?: readonly { id: number; title?: string }[];
  }[];
}

export const RowTable = ({ heads, isTitled = false, label: title, rows }: RowTableProps) => (
  <FigureTable
    label={title}
    isTitled={isTitled}
    heads={heads}
    rows={rows.map(({ collection, count, first, label }) => ({
      id: `${collection} ${label}`,
      cells: [
        label,
        count,
        first && (
          <span key="first" className={styles.first}>
            {first.map(({ id, title }) => (
              <a key={id} href={`/admin/collections/${collection}/${id}`} title={title}>
                {id}
              </a>
            ))}
            {count > first.length && ' …'}
          </span>
        ),
      ],
    }))}
  />
);
