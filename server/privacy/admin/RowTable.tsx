import admin from '../../admin/admin.module.css';
import styles from './privacy.module.css';

interface RowTableProps {
  caption?: string;
  heads: readonly string[];
  rows: readonly {
    label: string;
    count: number;
    collection?: string;
    /** Those of its documents that are linked; the number is that of all. */
    first?: readonly { id: number; title?: string }[];
  }[];
}

export const RowTable = ({ caption, heads, rows }: RowTableProps) => (
  <table className={`${admin.table} ${styles.rows}`}>
    {caption && <caption>{caption}</caption>}
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
      {rows.map(({ collection, count, first, label }) => (
        <tr key={`${collection} ${label}`}>
          <th scope="row">{label}</th>
          <td>{count}</td>
          <td>
            {first?.map(({ id, title }) => (
              <a key={id} href={`/admin/collections/${collection}/${id}`} title={title}>
                {id}
              </a>
            ))}
            {first && count > first.length && ' …'}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
