import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { withRating } from '@frontage/contract/review.ts';
import { sayQuoted, saySite } from '@frontage/contract/words/siteTexts.ts';
import drawing from '@frontage/design/drawings/Drawing.module.css';
import { Initials, Section, SectionHeading, useWords } from '@frontage/design/kit/index.ts';
import { findFace } from '../People/findPerson.ts';
import styles from './Proof.module.css';

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
            <span className={`wrap ${styles.strokes}`}>
              <TallyStrokes count={count} />
            </span>
            {index === block.years.length - 1 ? <span className={styles.asset} /> : null}
          </li>
        ))}
      </ol>
      <div className={`columns ${styles.words}`}>
        <figure className={`at-1-7 strong ${styles.quote}`}>
          <blockquote>
            <p>{sayQuoted(words, block.quote)}</p>
          </blockquote>
          <figcaption className="note">
            <Initials name={author} picture={findFace(page, author)} />
            {block.quoteAuthor}
          </figcaption>
        </figure>
        <dl className={`lined pairs at-9-4 ${styles.facts}`}>
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
        <ul className={`bare lined ${styles.clients}`} aria-label={saySite(words, 'block.clients')}>
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

/** A count as tally marks in fives, the fifth across. Decoration: the number is next to it in words. */
function TallyStrokes({ count }: { count: number }) {
  return groupsOf(count).map(({ size, first }) => (
    <svg key={first} viewBox="0 0 60 40" preserveAspectRatio="none" aria-hidden="true" className={styles.group}>
      <path className={drawing.line} d={strokesOf(size)} />
    </svg>
  ));
}

/** `first` is the number of the group's first stroke. */
export function groupsOf(count: number): { size: number; first: number }[] {
  return Array.from({ length: Math.ceil(count / 5) }, (_, index) => ({
    first: index * 5 + 1,
    size: Math.min(5, count - index * 5),
  }));
}

function strokesOf(size: number): string {
  const upright = [12, 24, 36, 48].slice(0, size).map((x) => `M${x} 0V40`);
  return [...upright, ...(size === 5 ? ['M0 37L60 3'] : [])].join('');
}
