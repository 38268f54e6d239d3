import type { Words } from '@frontage/contract/words/say.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import styles from './Booking.module.css';

const steps = ['hour.hour', 'hour.you', 'hour.sent'] as const;

/**
 * The three steps as boxes on the line: future ones are dashed, the current one is ink, completed ones are outlined.
 */
export function BookingSteps({ current, words }: { current: 1 | 2 | 3; words: Words | undefined }) {
  return (
    <ol className={`wrap ${styles.steps}`}>
      {steps.map((label, index) => (
        <li
          key={label}
          className={`level strong muted ${styles.step}`}
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

/** Places in the page that its script works with, by the value of `data-part`. */
export type BookingPart =
  /** Shown only without script. */
  | 'plain'
  /** The month and its hours: hidden until the script runs. */
  | 'live'
  /** Names the sum of an estimate, where the visitor has made one. */
  | 'estimate'
  | 'pick'
  | 'you'
  | 'monthName'
  | 'previous'
  | 'next'
  | 'days'
  | 'dayName'
  | 'dayHours'
  | 'none'
  | 'take'
  | 'summary'
  | 'summaryDay'
  | 'summaryHours'
  | 'summaryHost'
  | 'summaryWhere'
  | 'summaryZone'
  | 'another'
  | 'held'
  | 'status'
  | 'step';

export const part = (name: BookingPart) => ({ 'data-part': name });
