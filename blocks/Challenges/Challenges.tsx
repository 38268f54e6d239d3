import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './Challenges.module.css';

/** Opened and closed by double rules, like a ledger. */
export function Challenges({ block, id }: BlockProps<BlockOf<'challenges'>>) {
  return (
    <Section id={id} ground="paper" heading={block.heading}>
      <div className={styles.book}>
        <div className={`note ${styles.head}`} aria-hidden="true">
          <span>{block.riskLabel}</span>
          <span>{block.entryLabel}</span>
        </div>
        <ul>
          {block.items.map((item) => (
            <li key={item.title} className={styles.entry}>
              <h3>{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
