import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { withRating } from '@frontage/contract/review.ts';
import { sayQuoted, saySite } from '@frontage/contract/words/siteTexts.ts';
import { Initials, Section, SectionHeading, useWords } from '@frontage/design/kit/index.ts';
import { findFace } from '../People/findPerson.ts';
import styles from './Proof.module.css';
import { TallyStrokes } from './TallyStrokes.tsx';

/** One stroke for each delivery, on the line by years; below 1024 px the line is vertical. */
export function Proof({ block, page, id }: BlockProps<BlockOf<'proof'>>) {
  const words = useWords();
  const [author = ''] = block.quoteAuthor.split(/[,،]/);
  return (
    <Section id={id} ground="ink" hasHeading bleed>
      <div className={styles.head}>
        <SectionHeading id={id} text={block.heading} />
        <p className={`note ${styles.note}`}>{block.note}</p>
      </div>
      <ol className={styles.years}>
        {block.years.map(({ year, count }, index) => (
          <li key={year} className={styles.year}>
            <span className={`note ${styles.label}`}>
              {year}
              <span className="visually-hidden">: {count}</span>
            </span>
            <span className={styles.strokes}>
              <TallyStrokes count={count} />
            </span>
            {index === block.years.length - 1 ? <span className={styles.asset} /> : null}
          </li>
        ))}
      </ol>
      <div className={`columns ${styles.words}`}>
        <figure className={styles.quote}>
          <blockquote>
            <p>{sayQuoted(words, block.quote)}</p>
          </blockquote>
          <figcaption>
            <Initials name={author} picture={findFace(page, author)} />
            {block.quoteAuthor}
          </figcaption>
        </figure>
        <dl className={styles.facts}>
          {block.facts.map((fact) => {
            const label = withRating(fact.label, page.reviews, page.site.language);
            const description = withRating(fact.description, page.reviews, page.site.language);
            return label && description ? (
              <div key={fact.label}>
                <dt>{label}</dt>
                <dd>{description}</dd>
              </div>
            ) : null;
          })}
        </dl>
      </div>
      {block.clients ? (
        <ul className={styles.clients} aria-label={saySite(words, 'block.clients')}>
          {block.clients.map(({ href, name }) => (
            <li key={name}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
