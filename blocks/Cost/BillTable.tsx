import type { BlockOf } from '@frontage/contract/blocks.ts';
import { usd } from './bill.ts';
import styles from './Cost.module.css';

/** The price and what it is made of. */
export function BillTable({ block, headingId }: { block: BlockOf<'cost'>; headingId: string }) {
  return (
    <div className={styles.bill}>
      <h2 id={headingId}>
        {block.heading} <span className={styles.price}>{usd(block.priceUsd)}</span>
      </h2>
      <table className={styles.table} aria-labelledby={headingId}>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{block.rowPrefix ? `${block.rowPrefix} ${usd(row.amountUsd)}` : usd(row.amountUsd)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{block.totalLabel}</th>
            <td>{usd(block.priceUsd)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
