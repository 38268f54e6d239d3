import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { sayQuoted, saySite } from '@frontage/contract/words/siteTexts.ts';
import { Facts, Initials, Section, useWords } from '@frontage/design/kit/index.ts';
import { findFace } from '../People/findPerson.ts';
import styles from './CustomerInfo.module.css';

/** The quote in eight columns; next to it who said it, and facts about the company. */
export function CustomerInfo({ block, id, page }: BlockProps<BlockOf<'customerInfo'>>) {
  const words = useWords();
  return (
    <Section id={id} ground="paper" hasHeading className={styles.section}>
      <h2 id={`${id}-heading`} className="visually-hidden">
        {saySite(words, 'block.inWordsOf', { name: block.name })}
      </h2>
      <div className={styles.columns}>
        <figure className={styles.figure}>
          <blockquote className={styles.quote}>
            <p>{sayQuoted(words, block.description)}</p>
          </blockquote>
          <figcaption className={styles.person}>
            <Initials isLarge name={block.name} picture={block.picture ?? findFace(page, block.name)} />
            <span>
              <span className={styles.name}>{block.name}</span>{' '}
              <span className={`note ${styles.jobTitle}`}>{block.jobTitle}</span>
            </span>
          </figcaption>
        </figure>
        <Facts facts={block.facts ?? []} className={styles.facts} />
      </div>
    </Section>
  );
}
