import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import type { PageCard } from '@frontage/contract/pageParts.ts';
import { CoverLink, Section } from '@frontage/design/kit/index.ts';
import styles from './CaseRegister.module.css';
import type { CaseEntry } from './CaseRegister.schema.ts';

type Block = BlockOf<'case_register'>;

/** A page of the book: a row for each case, with its months as a bar on a common scale. */
export function CaseRegister({ block, page, id }: BlockProps<Block>) {
  const entries = block.items.flatMap((item) => {
    const target = page.casesBySlug[item.caseSlug];
    return target ? [{ item, target }] : [];
  });
  if (entries.length === 0) return null;
  const headingId = `${id}-heading`;
  const longest = Math.max(...entries.map(({ item }) => item.months));
  return (
    <Section id={id} ground="land" heading={block.heading}>
      <table className={styles.table} aria-labelledby={headingId}>
        <thead className={styles.head}>
          <tr className={styles.headRow}>
            <th scope="col">{block.labels.case}</th>
            <th scope="col">{block.labels.ledger}</th>
            <th scope="col">{block.labels.people}</th>
            <th scope="col">{block.labels.months}</th>
            <th scope="col">{block.labels.outcome}</th>
          </tr>
        </thead>
        <tbody className={`ruled ${styles.body}`}>
          {entries.map(({ item, target }) => (
            <Row key={item.caseSlug} item={item} target={target} labels={block.labels} longest={longest} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface RowProps {
  item: CaseEntry;
  target: PageCard;
  labels: Block['labels'];
  /** Months of the longest case: its bar fills the scale. */
  longest: number;
}

function Row({ item, target, labels, longest }: RowProps) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.case}>
        <CoverLink href={target.path}>{target.title}</CoverLink>
      </th>
      <td className={styles.cell}>
        <Label text={labels.ledger} />
        {item.ledger}
      </td>
      <td className={styles.cell}>
        <Label text={labels.people} />
        {item.people}
      </td>
      <td className={`${styles.cell} ${styles.months}`}>
        <Label text={labels.months} />
        <span>{item.months}</span>
        <svg width="100%" height="12" aria-hidden="true" className={`mirrored ${styles.scale}`}>
          <rect className={styles.bar} width={`${Math.round((item.months / longest) * 100)}%`} height="12" />
        </svg>
      </td>
      <td className={`${styles.cell} ${styles.outcome}`}>
        <Label text={labels.outcome} />
        {item.outcome}
      </td>
    </tr>
  );
}

/** Labels a cell where the heads of the columns are not visible. They still are the heads of the cell. */
function Label({ text }: { text: string }) {
  return (
    <span className={`note ${styles.label}`} aria-hidden="true">
      {text}
    </span>
  );
}
