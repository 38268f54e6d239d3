import type { BlockProps } from '@frontage/contract/page.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import type { z } from 'zod';
import styles from './PriceLadder.module.css';
import type { priceLadder } from './PriceLadder.schema.ts';

/** One rung for each size of harbour. */
export function PriceLadder({ block, id }: BlockProps<z.infer<typeof priceLadder>>) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} ground="paper" labelledBy={headingId}>
      <h2 id={headingId}>{block.heading}</h2>
      <ul className={styles.rungs}>
        {block.rungs.map(({ price, title }) => (
          <li key={title}>
            {title}: <strong>{price}</strong>
          </li>
        ))}
      </ul>
    </Section>
  );
}
