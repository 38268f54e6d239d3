import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { FeatureCell } from './FeatureCell.tsx';
import styles from './FeatureGrid.module.css';

/** Ruled cells, no cards: as the case page shows its features (design, reading pages). */
export function FeatureGrid({ block, id, page }: BlockProps<BlockOf<'feature_grid'>>) {
  const headingId = `${id}-heading`;
  const { heading } = block;
  return (
    <Section id={id} ground={block.ground ?? 'paper'} {...(heading ? { labelledBy: headingId } : {})}>
      {heading ? (
        <h2 id={headingId} className={styles.heading}>
          <Lines text={heading} />
        </h2>
      ) : null}
      <ul className={`ruled ${styles.cells}`} data-columns={block.columns}>
        {block.items.map((item) => (
          <FeatureCell key={item.label} feature={item} page={page} level={heading ? 3 : 2} />
        ))}
      </ul>
    </Section>
  );
}
