import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { type Words, worded } from '@frontage/contract/contact/worded.ts';
import styles from './Booking.module.css';
import { part } from './bookingParts.ts';

/**
 * The three steps as boxes on the line: future ones are dashed, the current one is ink, completed ones are outlined.
 */
export function BookingSteps({ current, words }: { current: 1 | 2 | 3; words: Words | undefined }) {
  return (
    <ol className={styles.steps}>
      {bookingTexts.steps.map((label, index) => (
        <li
          key={label}
          className={styles.step}
          aria-current={index + 1 === current ? 'step' : undefined}
          data-done={index + 1 < current || undefined}
          {...part('step')}
        >
          {`${index + 1} ${worded(words, label)}`}
        </li>
      ))}
    </ol>
  );
}
