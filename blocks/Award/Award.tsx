import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { ratingOf, ratingText, withRating } from '@frontage/contract/review.ts';
import { saySite, useWords } from '@frontage/design/kit/index.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import drawing from '../../design/drawings/Drawing.module.css';
import styles from './Award.module.css';

/** Shown from its first day to its last. R11. */
export function Award({ block, page, id }: BlockProps<BlockOf<'award'>>) {
  if (!isCurrent(block, page.today)) return null;
  const rating = block.hasRating ? ratingOf(page.reviews) : undefined;
  return (
    <Section id={id} ground="land" padding="none" hasHeading>
      <div className={styles.strip}>
        <Seal year={block.year} className={styles.seal} />
        <div>
          <h2 id={`${id}-heading`} className="minor-heading">
            {block.title}
          </h2>
          {block.description ? <p className="note">{block.description}</p> : null}
        </div>
        {rating ? (
          <div className={styles.review}>
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
    <svg viewBox="0 0 112 25" width={112} height={25} role="img" aria-label={label} className={styles.widget}>
      <path className={styles.outline} d="M.5 8.5h8v8h-8zm13 0h8v8h-8zm13 0h8v8h-8zm13 0h8v8h-8zm13 0h8v8h-8z" />
      <path
        className={styles.square}
        d={squares
          .filter((index) => rating > index)
          .map((index) => `M${index * 13} 8h${fillWidthOf(rating - index)}v9H${index * 13}z`)
          .join('')}
      />
      <text className={styles.figure} x={70} y={16.5}>
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
      <text className={styles.year} y="31" textAnchor="middle">
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
