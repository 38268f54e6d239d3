import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Facts, Lines, Section } from '@frontage/design/kit/index.ts';
import styles from './HeadDescription.module.css';

/** The head of a case: title at full size, lead in seven columns, facts in four. */
export function HeadDescription({ block, id }: BlockProps<BlockOf<'headdescription'>>) {
  return (
    <Section id={id} ground="paper" hasHeading padding="none" bleed>
      <div className={`columns ${styles.text}`}>
        <h1 id={`${id}-heading`} className={styles.heading}>
          <Lines text={block.heading} />
        </h1>
        <p className={`lead ${styles.lead}`}>{block.description}</p>
        <Facts facts={block.facts} className={styles.facts} />
      </div>
    </Section>
  );
}
