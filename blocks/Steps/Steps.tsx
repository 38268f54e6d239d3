import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CheckList, Section } from '@frontage/design/kit/index.ts';
import styles from './Steps.module.css';

/** The styles draw the ropes: how many points fit on one depends on the screen alone. */
export function Steps({ block, id }: BlockProps<BlockOf<'steps'>>) {
  return (
    <Section id={id} ground="paper" heading={block.heading} headingClassName={styles.heading}>
      <ol className={styles.steps}>
        {block.items.map((item, index) => (
          <li key={item.label} className={styles.step}>
            <span className={`note ${styles.number}`}>{item.step}</span>
            <h3>{item.label}</h3>
            {item.description ? <p className={styles.description}>{item.description}</p> : null}
            {item.list?.length ? (
              <div className={styles.list}>
                <CheckList entries={item.list} />
              </div>
            ) : null}
            {index === block.items.length - 1 ? <span className={styles.asset} aria-hidden="true" /> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
