import type { Language } from '@frontage/contract/language.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import type { Review } from '@frontage/contract/review.ts';
import { sayQuoted } from '@frontage/contract/words/siteTexts.ts';
import { Day, Initials, Section, SectionHeading, useWords } from '@frontage/design/kit/index.ts';
import { ReviewWidget } from '../Award/Award.tsx';
import styles from './Reviews.module.css';

/** What clients said, in ruled columns, newest first. Renders nothing without a review. */
export function Reviews({ block, page, id }: BlockProps<BlockOf<'reviews'>>) {
  const shown = page.reviews.slice(0, block.count);
  if (shown.length === 0) return null;
  return (
    <Section id={id} ground="paper" hasHeading className={styles.section}>
      <div className={styles.head}>
        <SectionHeading id={id} text={block.heading} />
        {block.note ? <p className="note">{block.note}</p> : null}
      </div>
      <ul className={`ruled ${styles.reviews}`}>
        {shown.map((review) => (
          <li key={review.id} className={styles.review}>
            <ReviewCell review={review} language={page.site.language} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ReviewCell({ review, language }: { review: Review; language: Language | undefined }) {
  return (
    <>
      <figure className={styles.figure}>
        <blockquote className={styles.quote}>
          <p>{sayQuoted(useWords(), review.description)}</p>
        </blockquote>
        <figcaption className={styles.person}>
          <Initials name={review.name} picture={review.picture} />
          <span>
            <span className={styles.name}>{review.name}</span>
            <span className={`note ${styles.jobTitle}`}>{review.jobTitle}</span>
          </span>
        </figcaption>
      </figure>
      <div className={styles.foot}>
        <ReviewWidget rating={review.rating} />
        <Day date={review.date} language={language} className="note" />
      </div>
    </>
  );
}
