import type { BlockOf } from '@frontage/contract/blocks.ts';
import { usd } from './bill.ts';
import styles from './Cost.module.css';

/** Characters of a price that fits at full size, such as `$50,000`. */
const longestUsual = 8;

/** The price and what it is made of. */
export function BillTable({ block, headingId }: { block: BlockOf<'cost'>; headingId: string }) {
  const price = usd(block.priceUsd);
  return (
    <div className={styles.bill}>
      <h2 id={headingId}>
        {block.heading}{' '}
        <span className={styles.price} data-long={price.length > longestUsual || undefined}>
          {price}
        </span>
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
