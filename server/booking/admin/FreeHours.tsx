import { timeIn } from '@frontage/contract/booking/time.ts';
import { say } from '../../admin/say.ts';
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
  const count = hours.length === 1 ? say('One hour free') : say('{hours} hours free', { hours: hours.length });
  return (
    <>
      <p className={words.quiet}>{count}</p>
      <ul className={styles.free} aria-label={say('Free hours')}>
        {hours.map(({ host, start }) => (
          <li key={start} data-free={start} title={say('Free: {host}', { host })}>
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
