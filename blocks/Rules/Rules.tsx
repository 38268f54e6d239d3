import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Section, SectionHeading } from '@frontage/design/kit/Section/Section.tsx';
import styles from './Rules.module.css';

/** A table, for screen readers too: the rule, what it asks, what was built for it. */
export function Rules({ block, id }: BlockProps<BlockOf<'rules'>>) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} ground="paper" hasHeading>
      <div className={styles.head}>
        <SectionHeading id={id} text={block.heading} />
        <p className="note">{block.note}</p>
      </div>
      <table aria-labelledby={headingId} className={styles.table}>
        <thead className={styles.columns}>
          <tr>
            <th scope="col">{block.columnLabels.title}</th>
            <th scope="col">{block.columnLabels.description}</th>
            <th scope="col">{block.columnLabels.note}</th>
          </tr>
        </thead>
        <tbody className={`ruled ${styles.rows}`}>
          {block.items.map((item) => (
            <tr key={item.title} className={`columns half ${styles.row}`}>
              <th scope="row" className={`minor-heading ${styles.title}`}>
                {item.title}
              </th>
              <td className={styles.description}>{item.description}</td>
              <td className={`mono ${styles.note}`}>{item.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
