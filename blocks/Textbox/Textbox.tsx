import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './Textbox.module.css';

/** Text to be read, in the rhythm of the reading pages: title left, text in its measure. */
export function Textbox({ block, id }: BlockProps<BlockOf<'textbox'>>) {
  const headingId = `${id}-heading`;
  const isPageTitle = block.isPageTitle ?? false;
  const Heading = isPageTitle ? 'h1' : 'h2';
  return (
    <Section id={id} ground="paper" labelledBy={headingId}>
      <Heading id={headingId} className={isPageTitle ? styles.pageTitle : undefined}>
        <Lines text={block.heading ?? ''} />
      </Heading>
      <div className={styles.columns}>
        <div className={styles.text}>
          {block.text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
