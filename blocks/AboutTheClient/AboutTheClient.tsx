import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Paragraphs } from '@frontage/design/kit/Paragraphs/Paragraphs.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './AboutTheClient.module.css';

/** Heading in four columns, text in six; the first paragraph is the lead. */
export function AboutTheClient({ block, id }: BlockProps<BlockOf<'about_the_client'>>) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} ground="paper" labelledBy={headingId} className={styles.section}>
      <div className={`columns ${styles.columns}`}>
        <h2 id={headingId} className={styles.heading}>
          <Lines text={block.heading} />
        </h2>
        <div className={styles.text}>
          <Paragraphs text={block.description} />
        </div>
      </div>
    </Section>
  );
}
