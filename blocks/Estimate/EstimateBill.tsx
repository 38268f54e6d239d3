import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { rowKey } from '@frontage/contract/estimate.ts';
import { estimateMarks } from '@frontage/contract/estimateMarkup.ts';
import { estimateTexts } from '@frontage/contract/estimateTexts.ts';
import { paths } from '@frontage/contract/paths.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import styles from './EstimateBill.module.css';

const text = (name: string) => ({ [estimateMarks.text]: name });

/**
 * The bill: every line that an answer can bring, hidden until one does. Script and server show lines and write sums,
 * so neither makes markup.
 */
export function EstimateBill({ block, id }: { block: BlockOf<'estimate'>; id: string }) {
  const rows = block.rates.questions.flatMap(({ name, options }) =>
    options.flatMap(({ value, rows: lines }) =>
      lines.map(({ entry }, index) => ({ key: rowKey(name, value, index), entry })),
    ),
  );
  return (
    <div id={`${id}-bill`} className={styles.bill} {...{ [estimateMarks.bill]: '' }}>
      <h2 id={`${id}-bill-heading`} className="visually-hidden">
        {block.billHeading}
      </h2>
      <div {...{ [estimateMarks.empty]: '' }}>
        <p className={styles.range}>{estimateTexts.empty}</p>
        <div className={styles.add} {...{ [estimateMarks.add]: '' }}>
          <AddButton id={id} />
        </div>
      </div>
      <div hidden {...{ [estimateMarks.full]: '' }}>
        <output className={styles.sums}>
          <span className={styles.small} {...text('count')} />
          <span className={styles.range} {...text('range')} />
          <span className={styles.small} {...text('weeks')} />
        </output>
        <table className={styles.table} aria-labelledby={`${id}-bill-heading`}>
          <thead>
            <tr>
              <th scope="col">{estimateTexts.entry}</th>
              <th scope="col">{estimateTexts.low}</th>
              <th scope="col">{estimateTexts.high}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, entry }) => (
              <tr key={key} hidden {...{ [estimateMarks.row]: key }}>
                <th scope="row">{entry}</th>
                <td />
                <td />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{estimateTexts.sum}</th>
              <td {...text('low')} />
              <td {...text('high')} />
            </tr>
          </tfoot>
        </table>
        <p className={styles.spread} {...text('spread')} />
        <div className={styles.add} {...{ [estimateMarks.add]: '' }}>
          <AddButton id={id} />
        </div>
      </div>
    </div>
  );
}

/** Asks the server for the sums; gone as soon as the script of the block makes them. */
function AddButton({ id }: { id: string }) {
  return (
    <Button
      type="submit"
      tone="outline"
      size="small"
      formNoValidate
      formAction={`${backendAddress}${paths.estimateBill}#${id}-bill`}
    >
      {estimateTexts.add}
    </Button>
  );
}
