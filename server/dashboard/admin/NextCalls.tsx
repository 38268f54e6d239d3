import { zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import type { Payload } from 'payload';
import { calendarAddress } from '../../booking/calendarQuery.ts';
import { findNextCalls } from '../../booking/findCalls.ts';
import { readCallZone } from '../../booking/findDeskPlaces.ts';
import styles from './dashboard.module.css';

/** How many calls are shown, at most: enough for a day, without hiding what is below. */
const shownAtMost = 4;

/** Shows the next calls, by the clocks of those who take them. */
export async function NextCalls({ now, payload }: { now: Date; payload: Payload }) {
  const [zone, calls] = await Promise.all([readCallZone(payload), findNextCalls(payload, shownAtMost, now)]);
  const today = dayIn(now, zone);
  return (
    <section className={styles.next} aria-labelledby="next-calls">
      <h2 id="next-calls">Next calls</h2>
      {calls.length === 0 ? (
        <p>No call is booked.</p>
      ) : (
        <>
          <ul>
            {calls.map(({ endsAt, host, id, startsAt, visitor }) => {
              const day = dayIn(startsAt, zone);
              return (
                <li key={id}>
                  <a href={calendarAddress({ view: 'day', day, zone, search: '' }, {})}>
                    {day === today ? 'Today' : longDay(day)}, {timeIn(startsAt, zone)} to {timeIn(endsAt, zone)}
                  </a>
                  : {[visitor?.name || 'Without a name', visitor?.company].filter(Boolean).join(', ')}, with {host}
                </li>
              );
            })}
          </ul>
          <p>By the clocks of {zoneWords(now, zone)}.</p>
        </>
      )}
    </section>
  );
}
