import { Moment } from '../../clock/admin/Moment.tsx';
import type { Appointment } from '../schedule.ts';
import styles from './publication.module.css';

/** What is to become of a document at hours that somebody chose, and what was refused then. */
export function Schedule({ appointments }: { appointments: readonly Appointment[] }) {
  return (
    <ul className={styles.schedule}>
      {appointments.map(({ at, kind, refusal }) => (
        <li key={`${kind} ${at}`} data-refused={refusal === undefined ? undefined : ''}>
          {refusal === undefined ? (
            <>
              {kind === 'publish' ? 'Scheduled for' : 'Leaves the site on'} <Moment iso={at} />.
            </>
          ) : (
            <>
              Was to be {kind}ed on <Moment iso={at} />, which was refused: {refusal}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
