import type { Words } from '@frontage/contract/words/say.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import styles from './Booking.module.css';
import { part } from './bookingParts.ts';

const steps = ['hour.hour', 'hour.you', 'hour.sent'] as const;

/**
 * The three steps as boxes on the line: future ones are dashed, the current one is ink, completed ones are outlined.
 */
export function BookingSteps({ current, words }: { current: 1 | 2 | 3; words: Words | undefined }) {
  return (
    <ol className={styles.steps}>
      {steps.map((label, index) => (
        <li
          key={label}
          className={styles.step}
          aria-current={index + 1 === current ? 'step' : undefined}
          data-done={index + 1 < current || undefined}
          {...part('step')}
        >
          {`${index + 1} ${saySite(words, label)}`}
        </li>
      ))}
    </ol>
  );
}
