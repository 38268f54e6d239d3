import { timeIn } from '@frontage/contract/booking/time.ts';
import type { FreeHour } from '../findFreeHours.ts';
import words from './calls.module.css';
import { FreeHourButton } from './FreeHourButton.tsx';
import styles from './FreeHours.module.css';

interface FreeHoursProps {
  hours: readonly FreeHour[];
  zone: string;
  /** True while a call is in hand. */
  canBeChosen: boolean;
}

/** Free hours of a day. In the week they are only counted, and listed while a call is being moved. */
export function FreeHours({ canBeChosen, hours, zone }: FreeHoursProps) {
  if (hours.length === 0) return null;
  const count = hours.length === 1 ? 'One hour free' : `${hours.length} hours free`;
  return (
    <>
      <p className={words.quiet}>{count}</p>
      <ul className={styles.free} aria-label="Free hours">
        {hours.map(({ host, start }) => (
          <li key={start} data-free={start} title={`Free: ${host}`}>
            {canBeChosen ? (
              <FreeHourButton start={start}>{timeIn(new Date(start), zone)}</FreeHourButton>
            ) : (
              timeIn(new Date(start), zone)
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
