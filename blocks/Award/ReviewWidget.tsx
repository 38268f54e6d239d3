import { ratingText } from '@frontage/contract/review.ts';
import { saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './ReviewWidget.module.css';

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
