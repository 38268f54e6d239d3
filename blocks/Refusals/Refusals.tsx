import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Section, SectionHeading } from '@frontage/design/kit/Section/Section.tsx';
import styles from './Refusals.module.css';

/** Heading at the left, ruled entries at the right, on ink. */
export function Refusals({ block, id }: BlockProps<BlockOf<'refusals'>>) {
  return (
    <Section id={id} ground="ink" hasHeading>
      <div className={`columns ${styles.columns}`}>
        <SectionHeading id={id} className={styles.heading} text={block.heading} />
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
