import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { useWords } from '@frontage/design/kit/words.ts';
import styles from './NodeRope.module.css';

/**
 * The way of a transaction past the four kinds of node: it collects, orders, computes, verifies. Decoration.
 * Made of boxes, because its length is the room that the words of the heading leave.
 * `right` ends under the account at the right edge, `left` runs back and ends above the text below.
 */
export function NodeRope({ shape }: { shape: 'left' | 'right' }) {
  const words = useWords();
  const isRight = shape === 'right';
  return (
    <span
      aria-hidden="true"
      className={isRight ? styles.right : styles.left}
      data-words={isRight ? saySite(words, 'page.handled') : undefined}
    >
      <span className={styles.nodes}>
        <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.node}>
          <circle className={styles.ring} cx="10" cy="10" r="9" />
        </svg>
        <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.node}>
          <circle className={styles.ring} cx="10" cy="10" r="9" />
          <circle className={styles.dot} cx="10" cy="10" r="2.5" />
        </svg>
        <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.node}>
          <circle className={styles.dot} cx="10" cy="10" r="9.5" />
        </svg>
        <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.node}>
          <circle className={styles.ring} cx="10" cy="10" r="9" />
          <path className={styles.tick} d="M6 10l3 3.5l5-7" />
        </svg>
      </span>
      <svg
        aria-hidden="true"
        data-asset-berth={shape === 'left' ? '' : undefined}
        viewBox="0 0 12 9"
        className={styles.head}
      >
        <path className={styles.tick} d="M1 8l5 -7l5 7" />
      </svg>
    </span>
  );
}
