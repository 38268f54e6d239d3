import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Paragraphs, Section } from '@frontage/design/kit/index.ts';
import styles from './TwoColumnsText.module.css';

/** Two equal columns with a hairline between them: the problem, and the decision. */
export function TwoColumnsText({ block, id }: BlockProps<BlockOf<'twocolumnstext'>>) {
  return (
    <Section id={id} ground="paper" heading={block.heading} className={styles.section}>
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
