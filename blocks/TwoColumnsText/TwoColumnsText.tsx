import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Paragraphs } from '@frontage/design/kit/Paragraphs/Paragraphs.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './TwoColumnsText.module.css';

/** Two equal columns with a hairline between them: the problem, and the decision. */
export function TwoColumnsText({ block, id }: BlockProps<BlockOf<'twocolumnstext'>>) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} ground="paper" labelledBy={headingId} className={styles.section}>
      <h2 id={headingId}>
        <Lines text={block.heading} />
      </h2>
      <div className={styles.columns}>
        {block.items.map((item) => (
          <div key={item.title} className={styles.column}>
            <h3>{item.title}</h3>
            <Paragraphs text={item.description} />
          </div>
        ))}
      </div>
    </Section>
  );
}
