import type { BlockOf } from '@frontage/contract/blocks.ts';
import { moneyText } from '@frontage/contract/money.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import styles from './Cost.module.css';

/** Characters of a price that still fits at full size, such as `$50,000`. */
const longestUsual = 8;

interface BillTableProps {
  block: BlockOf<'cost'>;
  site: Pick<SiteSettings, 'currency' | 'language'>;
  headingId: string;
}

/** The price and the rows that make it up. */
export function BillTable({ block, headingId, site }: BillTableProps) {
  const textOf = (amount: number) => moneyText(amount, site.currency, site.language);
  const price = textOf(block.price);
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
              <td>{[block.rowPrefix, textOf(row.amount)].filter(Boolean).join(' ')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{block.totalLabel}</th>
            <td>{price}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
