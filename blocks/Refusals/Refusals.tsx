import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './Refusals.module.css';

/** Heading at the left, ruled entries at the right, on ink. */
export function Refusals({ block, id }: BlockProps<BlockOf<'refusals'>>) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} ground="ink" labelledBy={headingId}>
      <div className={`columns ${styles.columns}`}>
        <h2 id={headingId} className={styles.heading}>
          <Lines text={block.heading} />
        </h2>
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
