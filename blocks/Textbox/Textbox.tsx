import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { readPageText } from '../text/readPageText.ts';
import { TextView } from '../text/TextView.tsx';
import { PartsOfPage } from './PartsOfPage.tsx';
import styles from './Textbox.module.css';

/** Text to read, in the rhythm of the reading pages: title above, its parts at the left, text in its measure. */
export function Textbox({ block, page, id }: BlockProps<BlockOf<'textbox'>>) {
  const headingId = `${id}-heading`;
  const { heading, isPageTitle = false } = block;
  const Heading = isPageTitle ? 'h1' : 'h2';
  const read = readPageText(block, page.path);
  return (
    <Section id={id} ground="paper" {...(heading ? { labelledBy: headingId } : {})}>
      {heading ? (
        <Heading id={headingId} className={isPageTitle ? styles.pageTitle : undefined}>
          <Lines text={heading} />
        </Heading>
      ) : null}
      <div className={isPageTitle ? `${styles.columns} ${styles.document}` : heading ? styles.columns : undefined}>
        {isPageTitle ? <PartsOfPage headings={read.headings} /> : null}
        <TextView read={read} site={page.site} className={styles.text} />
      </div>
    </Section>
  );
}
