import type { ArticleBlockOf } from '@frontage/contract/blocks.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { type Review, ratingOf, ratingText, withRating } from '@frontage/contract/review.ts';
import { sayQuoted } from '@frontage/contract/words/siteTexts.ts';
import { Day, Initials, Section, SectionHeading, saySite, useWords } from '@frontage/design/kit/index.ts';
import drawing from '../../design/drawings/Drawing.module.css';
import { findFace, findPerson } from '../People/findPerson.ts';
import type { ArticleBlockProps } from '../text/articleBlockProps.ts';
import styles from './Voices.module.css';

/** What clients said, in ruled columns, newest first. Renders nothing without a review. */
export function Reviews({ block, page, id }: BlockProps<BlockOf<'reviews'>>) {
  const shown = page.reviews.slice(0, block.count);
  if (shown.length === 0) return null;
  return (
    <Section id={id} ground="paper" hasHeading joinsAbove>
      <div className="noted">
        <SectionHeading id={id} text={block.heading} />
        {block.note ? <p className="note">{block.note}</p> : null}
      </div>
      <ul className={`ruled lined cells spaced ${styles.reviews}`} data-columns="3">
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
      <figure className={styles.reviewFigure}>
        <blockquote className={styles.reviewQuote}>
          <p>{sayQuoted(useWords(), review.description)}</p>
        </blockquote>
        <figcaption className={styles.reviewPerson}>
          <Initials name={review.name} picture={review.picture} />
          <span>
            <span className={`strong ${styles.reviewName}`}>{review.name}</span>
            <span className={`note ${styles.reviewJobTitle}`}>{review.jobTitle}</span>
          </span>
        </figcaption>
      </figure>
      <div className={`split wrap ${styles.reviewFoot}`}>
        <ReviewWidget rating={review.rating} />
        <Day date={review.date} language={language} className="note" />
      </div>
    </>
  );
}

/** What somebody said, large, with their face or initials. */
export function Quote({ block, id, page }: ArticleBlockProps<ArticleBlockOf<'quote'>>) {
  const person = findPerson(page, block.personSlug);
  return (
    <figure id={id} className={`ruled ${styles.quote}`}>
      <blockquote className={styles.quoteWords}>
        <p>{block.text}</p>
      </blockquote>
      <figcaption className={styles.quotePerson}>
        <Initials name={block.name} picture={block.picture ?? person?.portrait ?? findFace(page, block.name)} />
        <span>
          <span className={`strong ${styles.quoteName}`}>
            {person ? <a href={person.path}>{block.name}</a> : block.name}
          </span>{' '}
          <span className="note">{block.jobTitle}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Shown from its first day to its last. R11. */
export function Award({ block, page, id }: BlockProps<BlockOf<'award'>>) {
  if (!isCurrent(block, page.today)) return null;
  const rating = block.hasRating ? ratingOf(page.reviews) : undefined;
  return (
    <Section id={id} ground="land" padding="none" hasHeading>
      <div className={styles.awardStrip}>
        <Seal year={block.year} className={styles.awardSeal} />
        <div>
          <h2 id={`${id}-heading`} className="minor-heading">
            {block.title}
          </h2>
          {block.description ? <p className="note">{block.description}</p> : null}
        </div>
        {rating ? (
          <div className={styles.awardReview}>
            <ReviewWidget
              rating={rating.mean}
              source={withRating(block.ratingSource ?? '', page.reviews, page.site.language)}
            />
          </div>
        ) : null}
      </div>
    </Section>
  );
}

/** Days are inclusive and in UTC. As texts they compare in order of time. */
function isCurrent({ starts, ends }: { starts?: string | undefined; ends?: string | undefined }, at: Date): boolean {
  const today = at.toISOString().slice(0, 10);
  return (!starts || starts <= today) && (!ends || today <= ends);
}

const squares = [0, 1, 2, 3, 4];

/** A rating as five outlined squares, filled as far as it is earned: 112 x 25 px, drawn and served by us. R12. */
export function ReviewWidget({ rating, source }: { rating: number; source?: string | undefined }) {
  const words = useWords();
  const figure = ratingText(rating, words?.language);
  const rated = saySite(words, 'block.rated', { rating: figure });
  const label = [rated, source].filter(Boolean).join(', ');
  return (
    <svg viewBox="0 0 112 25" width={112} height={25} role="img" aria-label={label} className={styles.awardWidget}>
      <path className={styles.awardOutline} d="M.5 8.5h8v8h-8zm13 0h8v8h-8zm13 0h8v8h-8zm13 0h8v8h-8zm13 0h8v8h-8z" />
      <path
        className={drawing.solid}
        d={squares
          .filter((index) => rating > index)
          .map((index) => `M${index * 13} 8h${fillWidthOf(rating - index)}v9H${index * 13}z`)
          .join('')}
      />
      <text className={styles.awardFigure} x={70} y={16.5}>
        {figure}/5
      </text>
    </svg>
  );
}

/**
 * Width in px of a square's filling, of which `share` is earned. A partial one leaves at least two px within the
 * outline.
 */
function fillWidthOf(share: number): number {
  return share >= 1 ? 9 : Math.min(6, Math.max(2, Math.round(share * 9)));
}

/** A twelfth of the rose: repeated eleven times, it compresses well in a page; 72 separate ticks took 0.4 KB. */
const twelfth = Array.from({ length: 6 }, (_, index) => tick(index)).join('');
const turns = Array.from({ length: 12 }, (_, index) => `rotate(${index * 30})`);

/** An award's seal: a compass rose, the quorum's five strokes above the line, the year below it. Decoration. */
function Seal({ year, className }: { year: number; className?: string | undefined }) {
  return (
    <svg viewBox="-68 -68 136 136" width={136} height={136} aria-hidden="true" className={className}>
      <circle className={drawing.line} r="66" />
      {turns.map((turn) => (
        <path key={turn} className={drawing.line} d={twelfth} transform={turn} />
      ))}
      <circle className={`${drawing.line} ${drawing.paper}`} r="46" />
      <path className={drawing.quay} d="M-45 10H45" />
      <path className={drawing.line} d="M-13.5 -29V0M-5 -29V0M3.5 -29V0M12 -29V0M-22 -2.5L20.5 -26.5" />
      <text className={styles.awardYear} y="31" textAnchor="middle">
        {year}
      </text>
    </svg>
  );
}

/** One tick every five degrees; the first is a long one. */
function tick(index: number): string {
  const angle = (index * Math.PI) / 36;
  const inner = index === 0 ? 54 : 60;
  const point = (radius: number) =>
    `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  return `M${point(66)}L${point(inner)}`;
}
