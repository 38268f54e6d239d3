import { Moment } from '../../clock/admin/Moment.tsx';
import type { Appointment } from '../schedule.ts';
import styles from './publication.module.css';

/** The scheduled changes of a document, and those that were refused. */
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
