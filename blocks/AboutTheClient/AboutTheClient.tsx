import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { Paragraphs, Section, SectionHeading } from '@frontage/design/kit/index.ts';
import styles from './AboutTheClient.module.css';

/** Heading in four columns, text in six; the first paragraph is the lead. */
export function AboutTheClient({ block, id }: BlockProps<BlockOf<'about_the_client'>>) {
  return (
    <Section id={id} ground="paper" hasHeading className={styles.section}>
      <div className={`columns ${styles.columns}`}>
        <SectionHeading id={id} className={styles.heading} text={block.heading} />
        <div className={styles.text}>
          <Paragraphs text={block.description} />
        </div>
      </div>
    </Section>
  );
}
