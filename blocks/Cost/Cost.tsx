import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { moneyText } from '@frontage/contract/money.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { ButtonLink, Section } from '@frontage/design/kit/index.ts';
import type { BlockScript } from '../blockScripts.ts';
import { FormPlace } from '../form/FormPlace.tsx';
import form from '../form/form.module.css';
import { formLookOf } from '../form/formLookOf.ts';
import sheet from '../form/sheet.module.css';
import styles from './Cost.module.css';

/** The price as the largest figure, a bill that adds up, the quote form on a field sheet. */
export function Cost(props: BlockProps<BlockOf<'cost'>>) {
  const headingId = `${props.id}-heading`;
  return (
    <Section id={props.id} ground="land" labelledBy={headingId}>
      <div className="columns close top">
        <BillTable block={props.block} site={props.page.site} headingId={headingId} />
        {props.block.isBanner ? <CostButton block={props.block} /> : <QuoteForm {...props} />}
      </div>
    </Section>
  );
}

Cost.runs = ({ block }: BlockProps<BlockOf<'cost'>>): BlockScript[] => (block.isBanner ? [] : ['forms']);

function QuoteForm({ block, page, id }: BlockProps<BlockOf<'cost'>>) {
  // A block that is no banner has them.
  const { formHeading = '', formId = 'quote', messageLabel: label, messagePlaceholder: placeholder } = block;
  const idPrefix = `${id}-quote`;
  const look = formLookOf(page, {
    ...{ anchor: id, buttonText: block.buttonText, formId, idPrefix },
    className: form.form,
    form: formTable.quote,
    labelledBy: `${idPrefix}-heading`,
    thanks: { again: true },
    tone: 'ink',
    worded: { message: { label, placeholder } },
  });
  return (
    <div className={`${sheet.sheet} at-8-5 ${styles.sheet}`}>
      <h3 id={look.labelledBy} className={styles.sheetHeading}>
        {withAnswerTime(formHeading, page.site)}
      </h3>
      <FormPlace look={look} />
      {block.otherWay ? (
        <p className={styles.otherWay}>
          <a href={`#${contactFormAnchor}`}>{block.otherWay}</a>
        </p>
      ) : null}
    </div>
  );
}

/** The button of a banner, which links to the contact form of the page. R2. */
function CostButton({ block }: { block: BlockOf<'cost'> }) {
  return (
    <p className={styles.action}>
      <ButtonLink tone="accent" href={block.buttonHref ?? `#${contactFormAnchor}`}>
        {block.buttonText}
      </ButtonLink>
    </p>
  );
}

/** Characters of a price that still fits at full size, such as `$50,000`. */
const longestUsual = 8;

interface BillTableProps {
  block: BlockOf<'cost'>;
  site: Pick<SiteSettings, 'currency' | 'language'>;
  headingId: string;
}

function BillTable({ block, headingId, site }: BillTableProps) {
  const textOf = (amount: number) => moneyText(amount, site.currency, site.language);
  const price = textOf(block.price);
  return (
    <div className={`at-1-7 ${styles.bill}`}>
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
