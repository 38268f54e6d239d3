import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { ArrowMark } from '@frontage/design/kit/ArrowButton/ArrowButton.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './ContactLink.module.css';

/** One line of display type as a link, with the large arrow button at its end. */
export function ContactLink({ block, id }: BlockProps<BlockOf<'contact_link'>>) {
  return (
    <Section id={id} ground="paper" padding="none" className={styles.band}>
      <a href={block.href} className={styles.link}>
        <span>{block.linkText}</span>
        <ArrowMark size={112} className={styles.arrow} />
      </a>
    </Section>
  );
}
