import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { type BillView, billOf, columnText, estimateMarks, rangeText, rowKey } from '@frontage/contract/estimate.ts';
import type { Currency } from '@frontage/contract/money.ts';
import { paths } from '@frontage/contract/paths.ts';
import { sayBill } from '@frontage/contract/words/billTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import styles from './Estimate.module.css';

interface EstimateBillProps {
  block: BlockOf<'estimate'>;
  id: string;
  /** What it shows, as far as questions are answered. */
  view: BillView;
  currency: Currency | undefined;
  words: Words | undefined;
}

/** The bill: every line that an answer can add, hidden until one does. The script shows lines and writes sums. */
export function EstimateBill({ block, currency, id, view, words }: EstimateBillProps) {
  const { isEmpty, rows: sums, texts } = view;
  /** An element whose text the script updates. */
  const text = (name: string) => ({ [estimateMarks.text]: name, children: isEmpty ? undefined : texts[name] });
  const rows = block.rates.questions.flatMap(({ name, options }) =>
    options.flatMap(({ value, rows: lines }) =>
      lines.map(({ entry }, index) => ({ key: rowKey(name, value, index), entry })),
    ),
  );
  return (
    <div id={`${id}-bill`} className={`field-sheet ${styles.bill}`} {...{ [estimateMarks.bill]: '' }}>
      <h2 id={`${id}-bill-heading`} className="visually-hidden">
        {block.billHeading}
      </h2>
      <div hidden={!isEmpty} {...{ [estimateMarks.empty]: '' }}>
        <p className={`strong ${styles.range}`}>{sayBill(words, 'bill.empty')}</p>
        <FirstAnswers rates={block.rates} currency={currency} words={words} />
        <AddButton id={id} words={words} />
      </div>
      <div hidden={isEmpty} {...{ [estimateMarks.full]: '' }}>
        <output className={styles.sums}>
          <span className={`muted ${styles.small}`} {...text('count')} />
          <span className={`strong ${styles.range}`} {...text('range')} />
          <span className={`muted ${styles.small}`} {...text('weeks')} />
        </output>
        <table className={styles.table} aria-labelledby={`${id}-bill-heading`}>
          <thead>
            <tr>
              <th scope="col">{sayBill(words, 'bill.entry')}</th>
              <th scope="col">{columnText('low', currency, words)}</th>
              <th scope="col">{columnText('high', currency, words)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, entry }) => (
              <tr key={key} hidden={!sums[key]} {...{ [estimateMarks.row]: key }}>
                <th scope="row">{entry}</th>
                <td>{sums[key]?.[0]}</td>
                <td>{sums[key]?.[1]}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{sayBill(words, 'bill.sum')}</th>
              <td {...text('low')} />
              <td {...text('high')} />
            </tr>
          </tfoot>
        </table>
        <p className={`muted ${styles.spread}`} {...text('spread')} />
        <AddButton id={id} words={words} />
      </div>
    </div>
  );
}

/** What each answer to the first question comes to: prices are shown before anybody has answered. */
function FirstAnswers({
  currency,
  rates,
  words,
}: Pick<EstimateBillProps, 'currency' | 'words'> & { rates: BlockOf<'estimate'>['rates'] }) {
  const [first] = rates.questions;
  if (!first) return null;
  const sums = first.options
    .map(({ label, value }) => ({ label, bill: billOf(rates, { [first.name]: [value] }) }))
    .filter(({ bill }) => bill.high > 0);
  if (sums.length === 0) return null;
  return (
    <dl className={styles.first}>
      {sums.map(({ bill, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="mono">{rangeText(bill, currency, words)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Asks the server for the sums; the block's script removes it, because it calculates them itself. */
function AddButton({ id, words }: Pick<EstimateBillProps, 'id' | 'words'>) {
  return (
    <div className={styles.add} {...{ [estimateMarks.add]: '' }}>
      <Button
        type="submit"
        tone="outline"
        size="small"
        formNoValidate
        // The bill takes no file of a question.
        formEncType="application/x-www-form-urlencoded"
        formAction={`${backendAddress}${paths.estimateBill}#${id}-bill`}
      >
        {sayBill(words, 'bill.add')}
      </Button>
    </div>
  );
}
